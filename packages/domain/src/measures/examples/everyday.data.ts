import type { JsonObject } from '../../shared/index.ts';
import type { MeasureExample } from '../measure-example.ts';

const one = (id: string, given: JsonObject, counts: string): MeasureExample => ({ id, given, counts });
const CHECKED = { 'health-check-up': [{ examDate: '2026-03-01' }] };
const CHECKED_BEFORE = { 'health-check-up': [{ examDate: '2025-03-01' }] };

const ARCHIVES: readonly MeasureExample[] = [
  one('archives-live', {}, 'numerator'),
  one('archives-live', { status: '2' }, 'not in population'),
  one('archive-complete-rate', { completeness: 100 }, 'numerator'),
  one('archive-complete-rate', { completeness: 99 }, 'denominator'),
  one('archive-complete-rate', { completeness: 100, status: '3' }, 'not in denominator'),
  one('archives-incomplete', { completeness: 80 }, 'numerator'),
  one('archives-incomplete', { completeness: 100 }, 'not in population'),
  one('archives-new', { filedOn: '2026-01-01' }, 'numerator'),
  one('archives-new', { filedOn: '2025-12-31' }, 'no'),
  // 65 on the last day of the period, and a day too young.
  one('elderly-count', { birthDate: '1961-12-31' }, 'numerator'),
  one('elderly-count', { birthDate: '1962-01-01' }, 'no'),
];

const CHECK_UPS: readonly MeasureExample[] = [
  one('check-up-due', { age: 65 }, 'numerator'),
  one('check-up-due', { age: 64 }, 'not in population'),
  one('due-not-checked', { age: 65, forms: CHECKED_BEFORE }, 'numerator'),
  one('due-not-checked', { age: 65, forms: CHECKED }, 'not in population'),
  one('check-ups-this-year', { forms: CHECKED }, 'numerator'),
  one('check-ups-this-year', { forms: CHECKED_BEFORE }, 'not in population'),
  one('selfcheck-duplicate', { examDate: '2026-06-01', forms: CHECKED }, 'numerator'),
  one('selfcheck-duplicate', { examDate: '2026-06-01', forms: CHECKED_BEFORE }, 'no'),
  one('selfcheck-sign-rate', { examDate: '2026-06-01', doctorSignature: 'data:image/png;base64,' }, 'numerator'),
  one('selfcheck-sign-rate', { examDate: '2026-06-01' }, 'denominator'),
  one('selfcheck-sign-rate', { examDate: '2025-06-01' }, 'not in denominator'),
  one('tcm-elderly-rate', { age: 70, forms: { 'tcm-constitution': [{}], 'tcm-guidance': [{}] } }, 'numerator'),
  one('tcm-elderly-rate', { age: 70, forms: { 'tcm-constitution': [{}] } }, 'denominator'),
  one('tcm-elderly-rate', { age: 60, forms: { 'tcm-constitution': [{}], 'tcm-guidance': [{}] } }, 'not in denominator'),
];

const VISIT = { record: { followUpDate: '2026-05-01', visitClass: '3', medicationAdherence: '1' } };
const STOPPED = { treatmentStopped: true, stopReason: '1', dosesDue: 180 };
const NOTICED = { noticeReceivedAt: '2026-03-01' };

const CARE: readonly MeasureExample[] = [
  ...['hypertension', 'diabetes'].flatMap((disease) => [
    one(`${disease}-managed`, { cards: [`${disease}-card`] }, 'numerator'),
    one(`${disease}-managed`, { cards: ['copd-card'] }, 'no'),
    one(`${disease}-managed`, { cards: [`${disease}-card`], status: '4' }, 'not in population'),
  ]),
  one('psychosis-registered', { cards: ['psychosis-card'] }, 'numerator'),
  one('psychosis-registered', {}, 'no'),
  one('tuberculosis-managed', { forms: { 'tuberculosis-card': [{ followUpDate: '2026-01-02' }] } }, 'numerator'),
  one('tuberculosis-managed', { forms: { 'tuberculosis-card': [{}] } }, 'no'),
  one('tuberculosis-managed', { forms: { 'tuberculosis-card': [{ followUpDate: '2026-01-02' }], 'tuberculosis-follow-up': [{ treatmentStopped: true, stopDate: '2026-05-30' }] } }, 'no'),
  one('psychosis-stable-rate', { ...VISIT, cards: ['psychosis-card'] }, 'numerator'),
  one('psychosis-stable-rate', { record: { ...VISIT.record, visitClass: '1' }, cards: ['psychosis-card'] }, 'denominator'),
  one('psychosis-stable-rate', VISIT, 'not in denominator'),
  ...['1', '4'].map((medicationAdherence) =>
    one(
      'psychosis-regular-medication-rate',
      { record: { ...VISIT.record, medicationAdherence }, cards: ['psychosis-card'] },
      'numerator',
    ),
  ),
  one(
    'psychosis-regular-medication-rate',
    { record: { ...VISIT.record, medicationAdherence: '2' }, cards: ['psychosis-card'] },
    'denominator',
  ),
  one(
    'tuberculosis-management-rate',
    { forms: { 'tuberculosis-card': [{ ...NOTICED, followUpDate: '2026-03-03' }] } },
    'numerator',
  ),
  one('tuberculosis-management-rate', { forms: { 'tuberculosis-card': [NOTICED] } }, 'denominator'),
  one('tuberculosis-management-rate', { forms: { 'tuberculosis-card': [{}] } }, 'not in denominator'),
  one('tuberculosis-regular-medication-rate', { record: { ...STOPPED, dosesTaken: 162 } }, 'numerator'),
  one('tuberculosis-regular-medication-rate', { record: { ...STOPPED, dosesTaken: 161 } }, 'denominator'),
  one(
    'tuberculosis-regular-medication-rate',
    { record: { ...STOPPED, stopReason: '2', dosesTaken: 180 } },
    'not in denominator',
  ),
];

const BOOKLET = { recordStatus: '0', expectedDeliveryDate: '2026-12-01' };
const seen = (form: string, riskLevel: string) => ({ [form]: [{ riskLevel }] });

const WOMEN: readonly MeasureExample[] = [
  one('maternal-high-risk-share', { record: { ...BOOKLET, riskLevel: '3' } }, 'numerator'),
  // The latest visit decides, then the first one, then the booklet.
  one(
    'maternal-high-risk-share',
    { record: { ...BOOKLET, riskLevel: '3' }, forms: seen('prenatal-visit', '1') },
    'denominator',
  ),
  one(
    'maternal-high-risk-share',
    { record: { ...BOOKLET, riskLevel: '1' }, forms: seen('first-prenatal-visit', '2') },
    'numerator',
  ),
  one('maternal-high-risk-share', { record: { ...BOOKLET, recordStatus: '1' } }, 'not in denominator'),
  one('premarital-couples', { record: { sex: '1', partnerExamNumber: '2' } }, 'numerator'),
  one('premarital-couples', { record: { sex: '2' } }, 'numerator'),
  one('premarital-couples', { record: { sex: '2', partnerExamNumber: '1' } }, 'not in population'),
  one('premarital-abnormal-rate', { record: { examResult: '2' } }, 'numerator'),
  one('premarital-abnormal-rate', { record: { examResult: '1' } }, 'denominator'),
  one('premarital-abnormal-rate', { record: {} }, 'not in denominator'),
  one('prepregnancy-couples', { record: {} }, 'numerator'),
  one('prepregnancy-high-risk-rate', { record: { riskGroup: '2' } }, 'numerator'),
  one('prepregnancy-high-risk-rate', { record: { riskGroup: '1' } }, 'denominator'),
  one('prepregnancy-high-risk-rate', { record: {} }, 'not in denominator'),
];

const SUMMARY = { periodStart: '2026-01-01', periodEnd: '2026-12-31' };

const OFFICE: readonly MeasureExample[] = [
  one('institution-population', {}, 'numerator'),
  one('uploads-open', { record: { state: '6' } }, 'numerator'),
  one('uploads-open', { record: { state: '3' } }, 'not in population'),
  one('uploads-failed', { record: { state: '4' } }, 'numerator'),
  one('uploads-failed', { record: { state: '1' } }, 'not in population'),
  one('reconcile-only-platform', { row: { recordType: '1' } }, 'numerator'),
  one('strips-lost', { record: { kind: '3', reason: '1', time: '2026-05-01T08:00', qty: 20 } }, '20'),
  one('strips-lost', { record: { kind: '3', reason: '5', time: '2026-05-01T08:00', qty: 20 } }, 'not in population'),
  one('marriages-registered', { record: { ...SUMMARY, marriageRegistered: 12 } }, '12'),
  one('marriages-registered', { record: { ...SUMMARY, periodEnd: '2027-01-31', marriageRegistered: 12 } }, 'not in population'),
  one('couples-target', { record: { ...SUMMARY, couplesTarget: 30 } }, '30'),
  one('couples-target', { record: { ...SUMMARY, periodStart: '2025-12-01', couplesTarget: 30 } }, 'not in population'),
];

/** Worked examples of the numbers the first page, the groups and the reports begin with; today is 2026-12-31. */
export const examples: readonly MeasureExample[] = [...ARCHIVES, ...CHECK_UPS, ...CARE, ...WOMEN, ...OFFICE];
