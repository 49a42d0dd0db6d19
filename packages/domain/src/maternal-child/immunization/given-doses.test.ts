import { describe, expect, it } from 'vitest';
import type { FactTools, HistoryRecord, PersonHistory } from '../../lists/index.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import { doseGivenRule, vaccinesRefused } from './given-doses.rules.ts';
import { PROGRAMME_DOSES } from './programme-doses.ts';

const TODAY = '2026-06-15' as CalendarDay;
let serial = 0;
const sheet = (formId: string, on: string, data: JsonObject): HistoryRecord => ({
  id: `s${(serial += 1)}`,
  formId,
  occurredOn: on as CalendarDay,
  institution: '9901',
  createdAt: `${on}T00:00:00.000Z`,
  createdBy: 'doctor',
  updatedAt: `${on}T00:00:00.000Z`,
  updatedBy: 'doctor',
  version: 1,
  data,
});
const child = (...records: readonly HistoryRecord[]): PersonHistory => ({
  resident: { id: 'c', sex: 'male', birthDate: '2025-09-01' },
  records,
});
const given = (history: PersonHistory) =>
  Object.fromEntries(
    PROGRAMME_DOSES.flatMap((one) => {
      const day = doseGivenRule(one).work(history, {} as FactTools, TODAY);
      return day === undefined ? [] : [[one.id, day]];
    }),
  );
const card = (doses: readonly JsonObject[] = [], more: JsonObject = {}) =>
  sheet('immunization-record', '2025-09-01', { archiveStatus: '1', doses, ...more });

describe('when a dose was given', () => {
  it('is told by the card and by the sheets of doses, each dose once', () => {
    const history = child(
      card([
        { vaccine: 'HepB', date: '2025-09-01' },
        { vaccine: 'BCG', date: '2025-09-01' },
      ]),
      sheet('immunization-dose', '2025-09-01', { vaccine: 'HepB', decision: '1' }),
      sheet('immunization-dose', '2025-10-05', { vaccine: 'HepB', decision: '1' }),
      sheet('immunization-dose', '2025-11-05', { vaccine: 'POLIO', decision: '2' }),
    );
    expect(given(history)).toEqual({ 'hepb-1': '2025-09-01', 'bcg-1': '2025-09-01', 'hepb-2': '2025-10-05' });
  });
  it('leaves out what was given too early, and lets the next one take its place', () => {
    const history = child(
      card([
        { vaccine: 'MMR', date: '2026-03-01' },
        { vaccine: 'MMR', date: '2026-05-02' },
      ]),
    );
    expect(given(history)).toEqual({ 'mmr-1': '2026-05-02' });
  });
  it('counts a combined vaccine for each of its own', () => {
    const history = child(card([{ vaccine: 'DTaP-IPV-Hib', date: '2025-11-03' }]));
    expect(given(history)).toEqual({ 'polio-1': '2025-11-03', 'dtap-1': '2025-11-03' });
  });
  it('is not known of who has no card', () => {
    expect(given(child(sheet('immunization-dose', '2025-09-01', { vaccine: 'HepB', decision: '1' })))).toEqual({});
  });
});

describe('vaccines a child must never be given', () => {
  it('are those the card forbids', () => {
    const work = (history: PersonHistory) => vaccinesRefused.work(history, {} as FactTools, TODAY);
    expect(work(child(card([], { immuneDeficiency: true })))).toEqual(['BCG', 'MMR', 'JE-L', 'HepA-L']);
    expect(work(child(card()))).toBeUndefined();
    expect(work(child())).toBeUndefined();
  });
});
