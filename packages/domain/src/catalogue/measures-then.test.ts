import { describe, expect, it } from 'vitest';
import { subjectVocabulary, type PersonHistory } from '../lists/index.ts';
import { typedParts } from '../lists/language/check-types.ts';
import { EARLIER_DOSES } from '../maternal-child/index.ts';
import {
  AS_NOW,
  answerMeasure,
  changesOf,
  compileMeasure,
  hasRows,
  MEASURES,
  measuresFor,
  peopleOf,
  valueOf,
} from '../measures/index.ts';
import { addDays, calendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';
import { loadListLibrary } from './list-library.ts';

const library = await loadListLibrary();
const asked = { today: calendarDay(2026, 12, 31), year: 2026, me: 'doctor', institution: '990101' };
const until = (day: CalendarDay) => ({ from: `${day.slice(0, 4)}-01-01` as CalendarDay, until: day });
const END_OF = (year: number) => until(calendarDay(year, 12, 31));

/** A child with a card, whose doses were given on some days. */
const child = (birthDate: string, resident: JsonObject = {}): PersonHistory => ({
  resident: { id: birthDate, sex: 'female', status: '1', institution: '9901', birthDate, ...resident },
  records: [
    {
      ...{ id: `card of ${birthDate}`, formId: 'immunization-record', institution: '9901', version: 1 },
      ...{ createdBy: 'doctor', updatedBy: 'doctor', occurredOn: birthDate as CalendarDay },
      ...{ createdAt: `${birthDate}T02:00:00.000Z`, updatedAt: `${birthDate}T02:00:00.000Z` },
      data: { archiveStatus: '1' },
    },
  ],
});

type Asking = {
  readonly period: { readonly from: CalendarDay; readonly until: CalendarDay };
  readonly groups?: readonly string[];
};
function figureOf(id: string, people: readonly PersonHistory[], { period, groups = [] }: Asking) {
  const definition = measuresFor(MEASURES, { period, groups }).get(id);
  const vocabulary = definition && subjectVocabulary(definition.of, library);
  if (!vocabulary) throw new RangeError(id);
  const cell = { period, today: asked.today, institution: '99', narrowed: [], settings: [] };
  return answerMeasure(definition, people, cell, { vocabulary, asked });
}
const count = (...given: Parameters<typeof figureOf>): number => figureOf(...given).counts;

describe('measures that meant something else before', () => {
  const changed = [...MEASURES.values()].filter(({ earlier }) => earlier !== undefined);
  it('are those of the doses the programme changed, and what is worked out of them', () => {
    expect(changed.map(({ id }) => id).sort()).toEqual(
      [
        ...['dtap-1', 'dtap-3', 'dtap-5', 'hpv2-1', 'hpv2-2'].flatMap((dose) => [
          `dose-due-${dose}`,
          `dose-owed-${dose}`,
        ]),
        'dose-timely-mpsv-a-2',
      ].sort(),
    );
    const told = [...MEASURES.values()].filter((one) => changesOf(one, MEASURES).length > 0 && !hasRows(one));
    expect(told.map(({ id }) => id)).toContain('vaccination-rate-dtap-3');
    expect(Object.keys(EARLIER_DOSES).every((dose) => changed.some(({ id }) => id.endsWith(dose)))).toBe(true);
  });
  it.each(changed)('$id could be asked then, too', ({ id, earlier = [] }) => {
    for (const one of earlier) {
      const period = until(addDays(one.until, -1));
      const definition = measuresFor(MEASURES, { period, groups: [] }).get(id);
      const vocabulary = definition && subjectVocabulary(definition.of, library);
      if (!vocabulary || !hasRows(definition)) throw new RangeError(id);
      const cell = { period, today: asked.today, institution: '99', narrowed: [], settings: [] };
      const condition = peopleOf(compileMeasure(definition, cell), 'counts', cell);
      expect(typedParts(condition, '', vocabulary, 'boolean').type).toBe('boolean');
      expect([definition.hint === MEASURES.get(id)?.hint, definition.validFrom < one.until]).toEqual([false, true]);
    }
  });
});

/** 百白破: 3, 4, 5 months until the end of 2024, 2, 4, 6 since; 白破 at six years until then, the fifth 百白破 since. */
describe('百白破 of past years', () => {
  it('is owed from three months on until the end of 2024, from two since', () => {
    const twoMonths = [child('2024-10-15')];
    expect(count('dose-owed-dtap-1', twoMonths, { period: END_OF(2024) })).toBe(0);
    expect(count('dose-owed-dtap-1', twoMonths, { period: END_OF(2024), groups: [AS_NOW] })).toBe(1);
    // On the very day three months are over, and from the new programme's first day on at two.
    expect(count('dose-owed-dtap-1', [child('2024-09-30')], { period: until(calendarDay(2024, 12, 30)) })).toBe(1);
    expect(count('dose-owed-dtap-1', [child('2024-11-01')], { period: until(calendarDay(2025, 1, 1)) })).toBe(1);
  });
  it('is owed a third time from five months on until then, from six since', () => {
    const doses = { doseDtapNo1: '2024-10-10', doseDtapNo2: '2024-11-10' };
    const fiveMonths = [child('2024-07-10', doses)];
    expect(count('dose-owed-dtap-3', fiveMonths, { period: END_OF(2024) })).toBe(1);
    expect(count('dose-owed-dtap-3', fiveMonths, { period: END_OF(2024), groups: [AS_NOW] })).toBe(0);
  });
  it('has a rate of the same children, by whom it was owed to', () => {
    const all = measuresFor(MEASURES, { period: END_OF(2024), groups: [] });
    const people = [
      child('2024-07-10', { doseDtapNo1: '2024-10-10', doseDtapNo2: '2024-11-10', doseDtapNo3: '2024-12-15' }),
      child('2024-07-11', { doseDtapNo1: '2024-10-11', doseDtapNo2: '2024-11-11' }),
    ];
    const of = (groups: readonly string[]) => {
      const named = ['dose-given-dtap-3', 'dose-due-dtap-3'];
      const figures = Object.fromEntries(
        named.map((id) => [id, figureOf(id, people, { period: END_OF(2024), groups })]),
      );
      return valueOf(all.get('vaccination-rate-dtap-3') as Parameters<typeof valueOf>[0], figures, all);
    };
    // One of two given; by today's programme the other was not owed yet.
    expect([of([]), of([AS_NOW])]).toEqual([50, 100]);
  });
  it('was 白破 at six years: nobody owed a fifth', () => {
    const six = [child('2018-06-01', { doseDtapNo4: '2020-01-01' })];
    expect(count('dose-owed-dtap-5', six, { period: END_OF(2024) })).toBe(0);
    expect(count('dose-due-dtap-5', six, { period: END_OF(2024), groups: [AS_NOW] })).toBe(1);
  });
});

describe('what came into the programme later', () => {
  it('is owed of girls of 13 since 10 November 2025', () => {
    const girl = [child('2012-01-01')];
    expect(count('dose-owed-hpv2-1', girl, { period: until(calendarDay(2025, 11, 9)) })).toBe(0);
    expect(count('dose-owed-hpv2-1', girl, { period: until(calendarDay(2025, 11, 10)) })).toBe(1);
  });
  it('has another time: the second A群流脑 before 18 months until June 2026, before 24 since', () => {
    const people = [child('2024-06-01', { doseMpsvANo1: '2025-03-01', doseMpsvANo2: '2025-12-01' })];
    expect(count('dose-timely-mpsv-a-2', people, { period: END_OF(2025) })).toBe(0);
    expect(count('dose-timely-mpsv-a-2', people, { period: END_OF(2025), groups: [AS_NOW] })).toBe(1);
    const inTime = [child('2024-06-02', { doseMpsvANo1: '2025-03-01', doseMpsvANo2: '2025-12-01' })];
    expect(count('dose-timely-mpsv-a-2', inTime, { period: END_OF(2025) })).toBe(1);
  });
});
