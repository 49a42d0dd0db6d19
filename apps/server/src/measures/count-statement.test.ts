import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { hasRows, MEASURES, type MeasureDefinition } from '@gongwei/domain/measures';
import { calendarDay } from '@gongwei/domain/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '../identity/users.repository.ts';
import { factsForLists } from '../list-facts.ts';
import { serveLists, type ServedLists } from '../lists/serve-lists.ts';
import { openSomeDatabase } from '../testing/index.ts';
import { loadAnalyses, peopleOfNumbers } from './analyses.ts';
import { countStatement } from './count-statement.ts';
import { measuresOf } from './page-figures.ts';

const today = calendarDay(2026, 6, 15);
let lists: ServedLists;
let shown: readonly MeasureDefinition[];
beforeAll(async () => {
  const analyses = await loadAnalyses();
  lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
  shown = [...analyses.values()].flatMap((page) => measuresOf(page)).filter(hasRows);
});

const asked = (measure: MeasureDefinition, narrowed: readonly string[] = [], letter = 'E') =>
  countStatement(
    {
      lists,
      reading: {
        scope: { institutionCode: '990101' },
        staff: {
          id: 'doctor',
          institutionCode: '990101',
          roles: [],
          bases: [],
          permissions: [{ code: 'gwtjdngl', letter }],
        } as unknown as Staff,
        asked: { today, year: 2026, me: 'doctor', institution: '990101' },
      },
    },
    measure,
    [measure],
    { period: { from: today, until: today }, today, institution: '990101', narrowed, settings: [] },
    undefined,
  );
const keptWith = (id: string, narrowed?: readonly string[]) =>
  asked(MEASURES.get(id) as MeasureDefinition, narrowed).keeping;
const byHome = (lying: string, ...kinds: readonly string[]) => ({ by: 'home', lying, kinds });

describe('a number', () => {
  it('is kept by home, until something changes in the tables it reads', () => {
    expect(keptWith('check-up-times')).toEqual(byHome('sheets'));
    expect(keptWith('check-up-times', ["record.@uploadState == '3'"])).toEqual(byHome('anywhere', 'upload_entries'));
    expect(keptWith('checkup-uploaded')).toEqual(byHome('anywhere', 'upload_entries', 'check_up_reviews'));
    expect(keptWith('appointment-not-booked')).toEqual(byHome('home', 'appointments', 'invitation_contacts'));
  });
  it('is not kept where it reads what nobody notes', () => {
    expect(['hospital-live-births', 'pool-open-tubes', 'session-places'].map((id) => keptWith(id))).toEqual(
      Array.from({ length: 3 }),
    );
  });
  it('is kept of every kind of rows that are somebody’s, but births, which ties tell of, and reminders', () => {
    const unkept = shown.filter((one) => !asked(one).keeping);
    expect([...new Set(unkept.map(({ of }) => of))].toSorted()).toEqual([
      ...['box', 'exception', 'held', 'log', 'platform-account', 'record:delivery-newborn', 'reminder', 'sample'],
      ...['session', 'terminal', 'tube', 'user'],
    ]);
  });
  it('names each table it reads after a word of its own, so that none is overlooked', () => {
    const all = shown.map((one) => asked(one).ask().statement);
    expect(all.filter((one) => /\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z]+)?\s*,/i.test(one))).toEqual([]);
  });
  it('is kept until a change in such tables only where the database notes every kind of change to them', async () => {
    const database = await openSomeDatabase();
    const noted = await database.query<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where right(tgname, 6) = '_noted' group by 1 having count(*) = 3`,
    );
    await database.close();
    const kinds = new Set(
      shown.flatMap((one) => asked(one).keeping ?? []).flatMap((one) => (one.by === 'home' ? one.kinds : [])),
    );
    expect(kinds.size).toBeGreaterThan(5);
    expect([...kinds].filter((kind) => !noted.some(({ name }) => name === kind))).toEqual([]);
  });
});
