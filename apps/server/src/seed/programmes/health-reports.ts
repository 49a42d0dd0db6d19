import { bloodPressureWarning, glucoseWarning, madeReport, reachedOf, reportDays } from '@gongwei/domain/prevention';
import { addDays, partsOf, calendarDay, type JsonObject } from '@gongwei/domain/shared';
import { createRandom } from '../random.ts';
import type { ProgrammeLife, ProgrammeSheet } from './programme.ts';

/** Per cent of those followed at home who have a report; how far those are: an assumption of the project. */
const REPORTED = 55;
const STATES = ['0', '0', '1', '2', '3'] as const;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The report of this month, or early in a month of the last, of somebody who is followed, made of the readings that were drawn for them; from a stream of its own. */
export function reportSheets(
  { resident, index, today }: ProgrammeLife,
  sheets: readonly ProgrammeSheet[],
): readonly ProgrammeSheet[] {
  const random = createRandom(`report:${index}`);
  const { year, month, day } = partsOf(today);
  // The readings that were drawn are of the last thirty days.
  const about = day > 10 ? today : addDays(calendarDay(year, month, 1), -1);
  const rangeStart = calendarDay(partsOf(about).year, partsOf(about).month, 1);
  const days = reportDays({ period: '1', rangeStart });
  if (!days || random.next() * 100 >= REPORTED) return [];
  const { from, until } = days;
  const within = (form: string): readonly JsonObject[] =>
    sheets.flatMap(({ formId, on, given }) =>
      formId === form && on >= from && on <= until ? [given as JsonObject] : [],
    );
  const handled = ({ handling }: JsonObject) => (text(handling) === '' ? {} : { handling: text(handling) });
  const pressure = within('blood-pressure-reading').map((data) => ({
    ...{
      measuredAt: text(data['measuredAt']),
      systolic: Number(data['systolic']),
      diastolic: Number(data['diastolic']),
    },
    ...{ warning: text(bloodPressureWarning({ ...data, valid: true })['warning']), ...handled(data) },
  }));
  const glucose = within('blood-glucose-reading').map((data) => {
    const judged = glucoseWarning({ ...data, valid: true });
    const value = Number(data['value']);
    return {
      ...{ measuredAt: text(data['measuredAt']), timePoint: text(data['timePoint']), value, shown: value.toFixed(1) },
      ...{ level: text(judged['name']), warning: text(judged['warning']), ...handled(data) },
    };
  });
  if (pressure.length + glucose.length === 0) return [];
  const on = addDays(today, -random.integer(0, 2));
  const medicines = sheets.flatMap(({ formId, given }) =>
    formId === 'medication-record' ? [text(given['drugName'])] : [],
  );
  const risk = sheets.some(({ formId }) => formId === 'assessment-hypertension') ? { risk: '已做高血压风险评估' } : {};
  const report = madeReport(
    {
      from,
      until,
      pressure,
      glucose,
      medicines,
      ...risk,
      next: [],
      before: reachedOf([], []),
      aims: { systolic: 135, diastolic: 85, fasting: 7 },
    },
    { version: 1, contact: '' },
  );
  const state = random.pick(STATES);
  return [
    {
      formId: 'health-report',
      on,
      previous: { report },
      given: {
        ...{ period: '1', rangeStart, generatedAt: `${on}T08:30:00`, doctor: resident.doctorId, state },
        ...{ conclusion: text(report['conclusion']), advice: text(report['advice']) },
        ...(state !== '0' && { reviewer: resident.doctorId, reviewedAt: `${on}T09:10:00` }),
        ...(state >= '2' && { pushWay: '3', pushedAt: `${on}T10:00:00`, receivedBy: '本人' }),
        ...(state === '3' && { readAt: `${on}T10:05:00` }),
      },
    },
  ];
}
