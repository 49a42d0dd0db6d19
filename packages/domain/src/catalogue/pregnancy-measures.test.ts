import { describe, expect, it } from 'vitest';
import { calendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';
import { subjectVocabulary, type HistoryRecord, type PersonHistory } from '../lists/index.ts';
import { answerMeasure, hasRows, MEASURES, type MeasureCell } from '../measures/index.ts';
import { loadListLibrary } from './list-library.ts';

const library = await loadListLibrary();
const YEAR = { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) };
const asked = { today: YEAR.until, year: 2026, me: 'doctor', institution: '990101' };
let serial = 0;
const sheet = (formId: string, day: string, institution: string, data: JsonObject): HistoryRecord => ({
  id: `s${String((serial += 1)).padStart(5, '0')}`,
  ...{ formId, occurredOn: day as CalendarDay, institution, createdAt: `${day}T02:00:00.000Z`, createdBy: 'doctor' },
  ...{ updatedAt: `${day}T02:00:00.000Z`, updatedBy: 'doctor', version: 1, data },
});
const person = (resident: JsonObject, ...records: readonly HistoryRecord[]): PersonHistory => ({
  resident: { id: `p${(serial += 1)}`, status: '1', institution: '9901', ...resident },
  records,
});
const figures = (id: string, people: readonly PersonHistory[], { period = YEAR }: Partial<MeasureCell> = {}) => {
  const definition = MEASURES.get(id);
  const vocabulary = definition && hasRows(definition) ? subjectVocabulary(definition.of, library) : undefined;
  if (!definition || !vocabulary) throw new RangeError(id);
  const cell = { period, today: asked.today, institution: '99', narrowed: [], settings: [] };
  const { counts, among } = answerMeasure(definition, people, cell, { vocabulary, asked });
  return [counts, among];
};
const count = (...given: Parameters<typeof figures>) => figures(...given)[0];

describe('numbers of pregnancies', () => {
  it('takes the highest grade of a pregnancy from its card and visits, wherever it was given', () => {
    const graded = (levels: readonly string[], ...later: readonly string[]) =>
      person(
        { sex: 'female', birthDate: '1996-01-01' },
        sheet('pregnancy-basic-info', '2026-02-01', '9901', {
          ...{ registrationDate: '2026-02-01', lastMenstrualPeriod: '2025-10-01', expectedDeliveryDate: '2026-07-08' },
          ...{ dueDateBasis: '1', recordStatus: '0', ...(levels[0] !== undefined && { riskLevel: levels[0] }) },
        }),
        ...later.map((riskLevel, at) => {
          const day = `2026-0${at + 3}-01`;
          return sheet('prenatal-visit', day, '9901', { visitDate: day, ...(riskLevel !== '' && { riskLevel }) });
        }),
        sheet('delivery-mother', '2026-07-01', '9901', { deliveryTime: '2026-07-01T08:00' }),
      );
    const people = [graded(['1'], '4', '2'), graded(['2'], '1'), graded(['1'], ''), graded([], '3', '')];
    const told = ['1', '2', '3', '4'].map((level) => count(`pregnancy-risk-${level}`, people));
    expect([...told, count('parturients-high-risk', people)]).toEqual([1, 1, 1, 1, 3]);
    expect(figures('maternal-high-risk-share', people)).toEqual([2, 4]);
  });
  it('counts of a mother the pregnancy of the period alone, not what was done in an earlier or a later one', () => {
    const card = (day: string, period: string, due: string) =>
      sheet('pregnancy-basic-info', day, '9901', {
        ...{ registrationDate: day, dueDateBasis: '1', lastMenstrualPeriod: period, expectedDeliveryDate: due },
      });
    const birth = (day: string) => sheet('delivery-mother', day, '9901', { deliveryTime: `${day}T08:00` });
    const visits = (...days: readonly string[]) =>
      days.map((day) => sheet('prenatal-visit', day, '9901', { visitDate: day, serviceType: '1', visitNumber: '9' }));
    const mother = person(
      { sex: 'female', birthDate: '1996-01-01' },
      ...[card('2024-03-01', '2024-01-01', '2024-10-07'), birth('2024-10-02')],
      ...visits('2024-05-01', '2024-06-01', '2024-07-01', '2024-08-01', '2024-09-01'),
      sheet('postpartum-42-day', '2024-11-15', '9901', { visitDate: '2024-11-15' }),
      ...[card('2026-02-01', '2025-10-01', '2026-07-08'), birth('2026-07-01')],
      ...visits('2026-03-01', '2026-05-01'),
    );
    const told = ['parturients', 'parturients-prenatal', 'parturients-five', 'parturients-day42'];
    expect(told.map((id) => count(id, [mother]))).toEqual([1, 1, 0, 0]);
    const before = { period: { from: calendarDay(2024, 1, 1), until: calendarDay(2024, 12, 31) } };
    expect(told.map((id) => count(id, [mother], before))).toEqual([1, 1, 1, 1]);
  });
});
