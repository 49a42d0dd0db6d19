import { compileForm, type CompiledForm } from '../forms/index.ts';
import type { CheckedHistory } from '../checks/index.ts';
import type { HistoryRecord } from '../lists/index.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';

export const forms = new Map<string, CompiledForm>(
  await Promise.all(formIndex.map(async ({ id }) => [id, compileForm(await loadForm(id))] as const)),
);

type Sheet = readonly [formId: string, on: string, data?: JsonObject];
export const sheet = ([formId, on, data = {}]: Sheet, at: number): HistoryRecord => ({
  id: `r${at}`,
  formId,
  occurredOn: on as CalendarDay,
  institution: '990101101001',
  createdAt: `${on}T02:00:00.000Z`,
  createdBy: 'doctor',
  updatedAt: `${on}T02:00:00.000Z`,
  updatedBy: 'doctor',
  version: 1,
  data: { ...dayOf(formId, on), ...data },
});
const dayOf = (formId: string, on: string): JsonObject => {
  const key = forms.get(formId)?.definition.occurredOn;
  return key === undefined ? {} : { [key]: on };
};
type Person = { readonly resident?: JsonObject; readonly leftCareOn?: string };
export const person = (sheets: readonly Sheet[], { resident, leftCareOn }: Person = {}): CheckedHistory => ({
  resident: {
    id: 'p',
    sex: 'female',
    birthDate: '1955-03-02',
    status: '1',
    hasPersonalInfo: true,
    conditions: [],
    ...resident,
  },
  records: sheets.map(sheet),
  ...(leftCareOn !== undefined && { leftCareOn: leftCareOn as CalendarDay }),
});

const INFO: Sheet = ['resident-personal-info', '2024-01-01', { pastDiseases: ['2', '3'] }];
export const CARDS: readonly Sheet[] = [INFO, ['hypertension-card', '2024-02-01'], ['diabetes-card', '2024-02-01']];
export const visit = (on: string, data: JsonObject = {}): Sheet => ['hypertension-follow-up', on, data];
export const exam = (on: string, data: JsonObject = {}): Sheet => ['health-check-up', on, data];
const child = { resident: { birthDate: '2023-01-10' } };
const NUMBERED = { resident: { idNumber: '11010519491231002X' } };
const dead = { resident: { status: '3' }, leftCareOn: '2026-03-01' };

/** A rule, somebody it finds, and somebody as like as can be whom it does not find. */
export const EXAMPLES: { readonly [rule: string]: readonly [yes: CheckedHistory, no: CheckedHistory] } = {
  'visit-after-death': [person([INFO, exam('2026-03-02')], dead), person([INFO, exam('2026-03-01')], dead)],
  'follow-up-after-death': [
    person([...CARDS, visit('2026-03-02', { disposition: '1' })], dead),
    person([...CARDS, visit('2026-03-02', { disposition: '9', lostReason: '1' })], dead),
  ],
  'died-but-in-care': [
    person([...CARDS, visit('2026-03-02', { disposition: '9', lostReason: '1' })]),
    person([...CARDS, visit('2026-03-02', { disposition: '9', lostReason: '2' })]),
  ],
  'psychosis-death-in-care': [
    person([INFO, ['psychosis-follow-up', '2026-03-02', { deathDate: '2026-03-01' }]]),
    person([INFO, ['psychosis-follow-up', '2026-03-02', { lostReason: '1' }]]),
  ],
  'tuberculosis-death-in-care': [
    person([INFO, ['tuberculosis-follow-up', '2026-03-02', { treatmentStopped: true, stopReason: '2' }]]),
    person([INFO, ['tuberculosis-follow-up', '2026-03-02', { treatmentStopped: true, stopReason: '1' }]]),
  ],
  'before-birth': [person([INFO, exam('1955-03-01')]), person([INFO, exam('1955-03-02')])],
  'pregnant-man': [
    person([['prenatal-visit', '2026-01-02']], { resident: { sex: 'male' } }),
    person([['prenatal-visit', '2026-01-02']]),
  ],
  'man-in-woman-sheet': [
    person([['premarital-female-general-exam', '2026-01-02']], { resident: { sex: 'male' } }),
    person([['premarital-female-general-exam', '2026-01-02']]),
  ],
  'woman-in-man-sheet': [
    person([['premarital-male-general-exam', '2026-01-02']]),
    person([['premarital-male-general-exam', '2026-01-02']], { resident: { sex: 'male' } }),
  ],
  'pregnant-age': [
    person([['prenatal-visit', '2026-01-02']], { resident: { birthDate: '1972-12-01' } }),
    person([['prenatal-visit', '2026-01-02']], { resident: { birthDate: '1973-02-01' } }),
  ],
  'prenatal-after-delivery': [
    person([
      ['prenatal-visit', '2026-03-20'],
      ['delivery-mother', '2026-01-02'],
    ]),
    person([
      ['prenatal-visit', '2026-01-02'],
      ['delivery-mother', '2026-01-02'],
    ]),
  ],
  'old-for-child-sheet': [
    person([['child-check-up', '2030-01-10']], child),
    person([['child-check-up', '2030-01-09']], child),
  ],
  'young-for-elderly-sheet': [
    person([['tcm-constitution', '2019-12-31']]),
    person([['tcm-constitution', '2020-01-01']]),
  ],
  'height-changed': [
    person([INFO, exam('2025-04-01', { height: 160 }), exam('2026-04-01', { height: 156 })]),
    person([INFO, exam('2025-04-01', { height: 160 }), exam('2026-04-01', { height: 156.1 })]),
  ],
  'child-shrinks': [
    person(
      [
        ['child-check-up', '2024-01-10', { height: 76 }],
        ['child-check-up', '2024-07-10', { height: 74.9 }],
      ],
      child,
    ),
    person(
      [
        ['child-check-up', '2024-01-10', { height: 76 }],
        ['child-check-up', '2024-07-10', { height: 75 }],
      ],
      child,
    ),
  ],
  'weight-jump': [
    person([...CARDS, visit('2026-01-01', { weight: 60 }), visit('2026-04-01', { weight: 72 })]),
    person([...CARDS, visit('2025-01-01', { weight: 60 }), visit('2026-04-01', { weight: 72 })]),
  ],
  'child-weight-drops': [
    person(
      [
        ['child-check-up', '2024-01-10', { weight: 10 }],
        ['child-check-up', '2024-07-10', { weight: 8.5 }],
      ],
      child,
    ),
    person(
      [
        ['child-check-up', '2024-01-10', { weight: 10 }],
        ['child-check-up', '2024-07-10', { weight: 8.6 }],
      ],
      child,
    ),
  ],
  'pressure-jump': [
    person([...CARDS, visit('2026-01-01', { systolic: 130 }), visit('2026-04-01', { systolic: 190 })]),
    person([...CARDS, visit('2026-01-01', { systolic: 130 }), visit('2026-04-01', { systolic: 189 })]),
  ],
  'pressure-differs-same-day': [
    person([
      ...CARDS,
      visit('2026-04-01', { systolic: 120 }),
      exam('2026-04-01', { leftSystolic: 150, rightSystolic: 140 }),
    ]),
    person([
      ...CARDS,
      visit('2026-04-01', { systolic: 120 }),
      exam('2026-04-02', { leftSystolic: 150, rightSystolic: 140 }),
    ]),
  ],
  'height-differs-same-year': [
    person([...CARDS, visit('2026-04-01', { height: 160 }), exam('2026-05-01', { height: 165 })]),
    person([...CARDS, visit('2026-04-01', { height: 160 }), exam('2025-05-01', { height: 165 })]),
  ],
  'no-archive': [
    person([exam('2026-04-01')], { resident: { hasPersonalInfo: false } }),
    person([INFO, exam('2026-04-01')]),
  ],
  'card-no-archive': [
    person([['hypertension-card', '2026-04-01']], { resident: { hasPersonalInfo: false } }),
    person([INFO, ['hypertension-card', '2026-04-01']]),
  ],
  'no-diagnosis-hypertension': [
    person([
      ['resident-personal-info', '2024-01-01', { pastDiseases: ['3'] }],
      ['hypertension-card', '2024-02-01'],
    ]),
    person([
      ['resident-personal-info', '2024-01-01', { pastDiseases: ['3'] }],
      ['hypertension-card', '2024-02-01', { terminated: true }],
    ]),
  ],
  'no-diagnosis-diabetes': [
    person([
      ['resident-personal-info', '2024-01-01', { pastDiseases: ['2'] }],
      ['diabetes-card', '2024-02-01'],
    ]),
    person([INFO, ['diabetes-card', '2024-02-01']]),
  ],
  'no-diagnosis-psychosis': [
    person([INFO, ['psychosis-card', '2024-02-01']]),
    person([
      ['resident-personal-info', '2024-01-01', { pastDiseases: ['8'] }],
      ['psychosis-card', '2024-02-01'],
    ]),
  ],
  'no-card-hypertension': [person([INFO]), person(CARDS)],
  'no-card-diabetes': [person([INFO]), person([INFO], { resident: { status: '3' }, leftCareOn: '2026-01-01' })],
  'no-card-psychosis': [
    person([['resident-personal-info', '2024-01-01', { pastDiseases: ['8'] }]]),
    person([
      ['resident-personal-info', '2024-01-01', { pastDiseases: ['8'] }],
      ['psychosis-card', '2024-02-01'],
    ]),
  ],
  'visit-before-card-hypertension': [person([...CARDS, visit('2024-01-31')]), person([...CARDS, visit('2024-02-01')])],
  'visit-before-card-diabetes': [
    person([...CARDS, ['diabetes-follow-up', '2024-01-31']]),
    person([...CARDS, ['diabetes-follow-up', '2024-02-01']]),
  ],
  'twice-hypertension-follow-up': [
    person([...CARDS, visit('2026-04-01'), visit('2026-04-01')]),
    person([...CARDS, visit('2026-04-01'), visit('2026-04-02')]),
  ],
  'twice-diabetes-follow-up': [
    person([...CARDS, ['diabetes-follow-up', '2026-04-01'], ['diabetes-follow-up', '2026-04-01']]),
    person([...CARDS, ['diabetes-follow-up', '2026-04-01']]),
  ],
  'twice-health-check-up': [
    person([INFO, exam('2026-04-01'), exam('2026-04-01')]),
    person([INFO, exam('2026-04-01'), exam('2026-05-01')]),
  ],
  'smokes-after-all': [
    person([...CARDS, exam('2026-01-01', { smokingStatus: '1' }), visit('2026-04-01', { smokingPerDay: 10 })]),
    person([...CARDS, visit('2026-04-01', { smokingPerDay: 10 }), exam('2026-05-01', { smokingStatus: '1' })]),
  ],
  'never-smoked-but-did': [
    person([INFO, exam('2025-01-01', { smokingStatus: '3' }), exam('2026-01-01', { smokingStatus: '1' })]),
    person([INFO, exam('2025-01-01', { smokingStatus: '3' }), exam('2026-01-01', { smokingStatus: '2' })]),
  ],
  'hypertension-visit-without-card': [person([INFO, visit('2026-04-01')]), person([...CARDS, visit('2026-04-01')])],
  'diabetes-visit-without-card': [
    person([INFO, ['diabetes-follow-up', '2026-04-01']]),
    person([...CARDS, ['diabetes-follow-up', '2026-04-01']]),
  ],
  'drug-against-allergy': [
    person([
      ['resident-personal-info', '2024-01-01', { drugAllergies: ['2'] }],
      exam('2026-04-01', { medications: [{ drugName: '阿莫西林胶囊' }] }),
    ]),
    person([
      ['resident-personal-info', '2024-01-01', { drugAllergies: ['3'] }],
      exam('2026-04-01', { medications: [{ drugName: '阿莫西林胶囊' }] }),
    ]),
  ],
  'other-number-archive': [
    person([['resident-personal-info', '2024-01-01', { idNumber: '110105195506160010' }]], NUMBERED),
    person([['resident-personal-info', '2024-01-01', { idNumber: '11010519491231002x' }]], NUMBERED),
  ],
  'other-number-sheet': [
    person([INFO, ['pregnancy-basic-info', '2024-03-01', { idNumber: '110105195506160010' }]], NUMBERED),
    person([INFO, ['pregnancy-basic-info', '2024-03-01', { idNumber: 'E12345678' }]], NUMBERED),
  ],
  'made-up-phone': [
    person([['resident-personal-info', '2024-01-01', { phone: '13111111112' }]]),
    person([['resident-personal-info', '2024-01-01', { phone: '13111111222' }]]),
  ],
  'made-up-contactPhone': [
    person([['resident-personal-info', '2024-01-01', { contactPhone: '13012345678' }]]),
    person([['resident-personal-info', '2024-01-01', { contactPhone: '13012345768' }]]),
  ],
};
