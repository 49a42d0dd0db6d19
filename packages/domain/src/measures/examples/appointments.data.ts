import type { JsonObject } from '../../shared/index.ts';
import type { MeasureExample } from '../measure-example.ts';

const TODAY = '2026-12-31';
const appointment = (
  id: string,
  row: { readonly [key: string]: string | number },
  counts: string,
  age = 70,
): MeasureExample => ({ id, given: { age, row: { stored: '1', year: 2026, date: '2026-06-05', ...row } }, counts });

const TCM = 'tcm-constitution';
/** Somebody of that age who has come today: what stands in the check-up sheet, and in sheets of their own. */
const onsite = (
  station: number,
  given: { readonly sheet?: JsonObject; readonly forms?: readonly string[]; readonly stored?: string; readonly age?: number },
  counts: string,
): MeasureExample => {
  const { sheet, forms = [], stored = '2', age = 70 } = given;
  const own = forms.map((form) => [form, [{ '@occurredOn': TODAY }]] as const);
  const written = { ...Object.fromEntries(own), ...(sheet && { 'health-check-up': [{ '@occurredOn': TODAY, ...sheet }] }) };
  const row = { stored, year: 2026, date: TODAY };
  return { id: `onsite-item-done-${station}`, given: { age, forms: written, row } as JsonObject, counts };
};

const ONSITE: readonly MeasureExample[] = [
  onsite(1, { sheet: { symptoms: ['1'], exerciseFrequency: '1' } }, 'numerator'),
  onsite(1, { sheet: { symptoms: ['1'] } }, 'no'),
  onsite(2, { sheet: { height: 170, weight: 65 } }, 'numerator'),
  onsite(3, { sheet: { rightSystolic: 130 } }, 'numerator'),
  onsite(3, { sheet: { height: 170 } }, 'no'),
  onsite(4, { sheet: { hemoglobin: 140 } }, 'numerator'),
  onsite(4, { sheet: { hemoglobin: 140 }, stored: '1' }, 'no'),
  onsite(4, {}, 'no'),
  // Yesterday's sheet says nothing of today.
  onsite(4, { sheet: { hemoglobin: 140, '@occurredOn': '2026-12-30' } }, 'no'),
  onsite(5, { sheet: { urineProtein: '1' } }, 'numerator'),
  onsite(6, { sheet: { alt: 20, creatinine: 80, fastingGlucose: 5, totalCholesterol: 4 } }, 'numerator'),
  onsite(6, { sheet: { alt: 20, creatinine: 80, fastingGlucose: 5 } }, 'no'),
  onsite(7, { sheet: { ecg: '1' }, stored: '4' }, 'numerator'),
  onsite(8, { sheet: { abdominalUltrasound: '1' } }, 'numerator'),
  onsite(9, { forms: [TCM] }, 'numerator'),
  onsite(9, { forms: [TCM], age: 60 }, 'no'),
  onsite(9, { sheet: { hemoglobin: 140 } }, 'no'),
  onsite(10, { forms: ['elderly-self-care-assessment'] }, 'numerator'),
  onsite(11, { sheet: { elderCognition: '1', elderEmotion: '1' } }, 'numerator'),
  onsite(11, { sheet: { elderCognition: '1' } }, 'no'),
];

/** Worked examples of appointments; today is 2026-12-31. */
export const examples: readonly MeasureExample[] = [
  appointment('session-calendar', {}, 'numerator'),
  ...['2', '3'].map((stored) => appointment('onsite-count', { stored, date: TODAY }, 'numerator')),
  ...ONSITE,
  ...['1', '4'].map((stored) => appointment('onsite-count', { stored, date: TODAY }, 'no')),
  appointment('onsite-count', { stored: '2' }, 'not in population'),
  appointment('session-calendar', { stored: '5' }, 'numerator'),
  ...['6', '7', '8'].map((stored) => appointment('session-calendar', { stored }, 'not in population')),
  appointment('appointment-came', { stored: '3' }, 'numerator'),
  appointment('appointment-came', {}, 'no'),
  appointment('appointment-finished', { stored: '4' }, 'numerator'),
  appointment('appointment-finished', { stored: '3' }, 'no'),
  appointment('appointment-missed', { stored: '5' }, 'numerator'),
  appointment('appointment-missed', { stored: '4' }, 'no'),
  appointment('appointment-show-rate', { stored: '2' }, 'numerator'),
  appointment('appointment-show-rate', { stored: '5' }, 'denominator'),
  appointment('appointment-show-rate', { stored: '6' }, 'not in denominator'),
  appointment('appointment-show-rate', { date: '2027-01-01' }, 'not in denominator'),
  appointment('appointment-no-show-rate', { stored: '5' }, 'numerator'),
  appointment('appointment-no-show-rate', { stored: '4' }, 'denominator'),
  appointment('appointment-no-show-rate', {}, 'not in denominator'),
  appointment('appointment-booked', { stored: '4' }, 'numerator'),
  appointment('appointment-booked', { stored: '4' }, 'no', 60),
  appointment('appointment-booked', { year: 2025 }, 'no'),
  appointment('appointment-today-expected', { date: TODAY }, 'numerator'),
  appointment('appointment-today-expected', { date: TODAY, stored: '2' }, 'numerator'),
  appointment('appointment-today-expected', { date: TODAY, stored: '6' }, 'not in population'),
  appointment('appointment-today-expected', {}, 'not in population'),
  appointment('appointment-today-came', { date: TODAY, stored: '2' }, 'numerator'),
  appointment('appointment-today-came', { date: TODAY }, 'no'),
  { id: 'session-places', given: { row: { stored: '1', capacity: 100, reserved: 90, left: 10 } }, counts: '100' },
  { id: 'session-places-taken', given: { row: { stored: '1', capacity: 100, reserved: 90, left: 10 } }, counts: '90' },
  ...['6', '5'].map((stored) => appointment('appointment-not-booked', { stored }, 'numerator')),
  ...['1', '2', '3', '4', '8'].map((stored) => appointment('appointment-not-booked', { stored }, 'no')),
  // An appointment of last year is none of this one.
  appointment('appointment-not-booked', { stored: '4', year: 2025 }, 'numerator'),
  { id: 'appointment-not-booked', given: { row: {} }, counts: 'numerator' },
  { id: 'appointment-not-booked', given: { row: {}, forms: { 'health-check-up': [{ examDate: '2026-03-01' }] } }, counts: 'no' },
  { id: 'appointment-not-booked', given: { row: {}, age: 60 }, counts: 'not in population' },
  { id: 'appointment-not-booked', given: { row: {}, status: '3' }, counts: 'not in population' },
];
