import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { MEASURES, type MeasureDefinition } from '@gongwei/domain/measures';
import { calendarDay } from '@gongwei/domain/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '../identity/users.repository.ts';
import { factsForLists } from '../list-facts.ts';
import { serveLists, type ServedLists } from '../lists/serve-lists.ts';
import { loadAnalyses, peopleOfNumbers } from './analyses.ts';
import { countStatement, keepingOf } from './count-statement.ts';

const today = calendarDay(2026, 6, 15);
let lists: ServedLists;
beforeAll(async () => {
  lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(await loadAnalyses()));
});

const ofCheckUps = [...MEASURES.values()].filter(({ of }) => of === 'record:health-check-up');
const keptWith = (measure: MeasureDefinition, narrowed: readonly string[]) =>
  countStatement(
    {
      lists,
      reading: {
        scope: { institutionCode: '990101' },
        staff: { permissions: [{ code: 'gwtjdngl', letter: 'E' }] } as unknown as Staff,
        asked: { today, year: 2026, me: 'doctor', institution: '990101' },
      },
    },
    measure,
    [measure],
    { period: { from: today, until: today }, today, institution: '990101', narrowed, settings: [] },
    undefined,
  ).keeping;

describe('a number of check-ups', () => {
  it('is kept by home, and not at all where a filter asks what another table tells of the sheet', () => {
    const plain = ofCheckUps.find((one) => keepingOf(one) === 'home') as MeasureDefinition;
    expect(keptWith(plain, [])).toBe('home');
    expect(keptWith(plain, ["record.@uploadState == '3'"])).toBeUndefined();
  });
  it('is not kept where it asks that itself, or what ties tell of a mother', () => {
    const states = ['checkup-uploaded', 'hospital-live-births'].map((id) => MEASURES.get(id) as MeasureDefinition);
    expect(states.map(keepingOf)).toEqual([undefined, undefined]);
    expect(states.map((one) => keptWith(one, []))).toEqual([undefined, undefined]);
  });
});
