import type { MeasureExample } from '../measure-example.ts';

const TODAY = '2026-12-31';
type Given = { readonly [key: string]: unknown };
/** Somebody of 70 whose check-up of 1 June is beside what became of it. */
const review = (id: string, row: Given, counts: string, given: Given = {}): MeasureExample => ({
  id,
  given: { row: { state: '1', reportState: '0', ...row }, ...given } as MeasureExample['given'],
  counts,
});
const person = (id: string, given: Given, counts: string): MeasureExample => ({ id, given: given as MeasureExample['given'], counts });
const YOUNG = { age: 40 };
const seen = (sheet: Given): Given => ({ forms: { 'health-check-up': [{ examDate: '2026-06-01', ...sheet }] } });

/** Worked examples of how far check-ups are; today is 2026-12-31. */
export const examples: readonly MeasureExample[] = [
  person('checkup-due', {}, 'numerator'),
  person('checkup-due', YOUNG, 'not in population'),
  person('checkup-due', { ...YOUNG, cards: ['hypertension-card'] }, 'numerator'),
  person('checkup-due', { ...YOUNG, cards: ['diabetes-card'] }, 'numerator'),
  person('checkup-due', { ...YOUNG, cards: ['psychosis-card'] }, 'numerator'),
  person('checkup-due', { status: '3' }, 'not in population'),
  // 65 on the last day of the period.
  person('checkup-due', { birthDate: '1961-12-31' }, 'numerator'),
  person('checkup-due', { birthDate: '1962-01-01' }, 'not in population'),
  person('checkup-today', { forms: { 'health-check-up': [{ examDate: TODAY }] } }, 'numerator'),
  person('checkup-today', { forms: { 'health-check-up': [{ examDate: '2026-12-30' }] } }, 'no'),
  person('checkup-today', { ...YOUNG, forms: { 'health-check-up': [{ examDate: TODAY }] } }, 'not in population'),
  ...['1', '2', '3', '4'].map((stored) => person('checkup-appointed', { row: { stored, year: 2026, date: '2026-06-05' } }, 'numerator')),
  ...['5', '6', '7', '8'].map((stored) => person('checkup-appointed', { row: { stored, year: 2026, date: '2026-06-05' } }, 'no')),
  person('checkup-appointed', { row: { stored: '4', year: 2025, date: '2025-06-05' } }, 'no'),
  person('checkup-appointed', { ...YOUNG, row: { stored: '1', year: 2026, date: '2026-06-05' } }, 'not in population'),
  review('checkup-done', {}, 'numerator'),
  review('checkup-done', { state: '0' }, 'numerator'),
  review('checkup-done', { state: '2' }, 'not in population'),
  review('checkup-done', {}, 'not in population', YOUNG),
  review('checkup-people', {}, 'numerator', YOUNG),
  review('checkup-people', { state: '2' }, 'not in population', YOUNG),
  review('checkup-people', {}, 'no', { status: '3' }),
  review('checkup-monthly', { state: '0' }, 'numerator'),
  review('checkup-monthly', { state: '2' }, 'not in population'),
  review('checkup-form-complete-rate', { missing: 0 }, 'numerator'),
  review('checkup-form-complete-rate', { missing: 2 }, 'denominator'),
  // Not judged yet: nobody knows whether it is whole.
  review('checkup-form-complete-rate', { state: '0' }, 'not in denominator'),
  review('checkup-form-complete-rate', { state: '2', missing: 0 }, 'not in denominator'),
  review('report-issued', { reportState: '4' }, 'numerator'),
  review('report-issued', { reportState: '3' }, 'no'),
  review('report-issued', { reportState: '4' }, 'not in population', YOUNG),
  review('report-issue-rate', { reportState: '4' }, 'numerator', YOUNG),
  ...['0', '1', '2', '3', '5'].map((reportState) => review('report-issue-rate', { reportState }, 'denominator')),
  review('report-issue-rate', { state: '2', reportState: '5' }, 'not in denominator'),
  // Fifteen days after 1 June, in China; a minute later it is the sixteenth.
  review('report-timely-rate', { reportState: '4', deliveredAt: '2026-06-16T15:59:00.000Z' }, 'numerator'),
  review('report-timely-rate', { reportState: '4', deliveredAt: '2026-06-16T16:00:00.000Z' }, 'denominator'),
  review('report-timely-rate', { reportState: '3' }, 'denominator'),
  review('reports-to-review', { reportState: '1' }, 'numerator'),
  review('reports-to-review', { reportState: '2' }, 'no'),
  review('reports-to-review', { state: '0', reportState: '1' }, 'not in population'),
  review('onsite-critical-open', { state: '0', critical: true, unheard: true }, 'numerator'),
  review('onsite-critical-open', { state: '0', critical: true, unheard: false }, 'no'),
  review('onsite-critical-open', { state: '0' }, 'no'),
  ...(['checkup-done-at-end', 'checkup-rate'] as const).flatMap((id) => [
    ...['0', '1'].map((state) => person(id, seen({ '@reviewState': state }), 'numerator')),
    person(id, { forms: { 'health-check-up': [{ examDate: '2025-12-31' }] } }, id === 'checkup-rate' ? 'denominator' : 'no'),
    // A sheet that was sent back is nobody's check-up.
    person(id, seen({ '@reviewState': '2' }), id === 'checkup-rate' ? 'denominator' : 'no'),
    person(id, { ...YOUNG, ...seen({}) }, 'not in population'),
  ]),
  person('checkup-upload-rate', seen({ '@reviewState': '1', '@uploadState': '3' }), 'numerator'),
  person('checkup-upload-rate', seen({ '@reviewState': '1', '@uploadState': '6' }), 'denominator'),
  person('checkup-upload-rate', seen({ '@reviewState': '2', '@uploadState': '3' }), 'not in denominator'),
  person('checkup-upload-rate', {}, 'not in denominator'),
  review('checkup-uploaded', {}, 'numerator', { '@uploadState': '3' }),
  review('checkup-uploaded', {}, 'no', { '@uploadState': '4' }),
  review('checkup-uploaded', {}, 'no'),
  review('checkup-uploaded', { state: '2' }, 'not in population', { '@uploadState': '3' }),
];
