import { BASIC_COUNTS } from './hand-reviews.fixture.ts';
import { MONITORING_COUNTS } from './hand-monitoring.fixture.ts';
import {
  age,
  checkUps,
  ids,
  inCare,
  later,
  number,
  sheetsOf,
  standsOn,
  asked,
  type HandCount,
  type Raw,
  type Row,
  type Sheet,
} from './hand-rows.fixture.ts';

type Counts = Parameters<typeof checkUps>[2];

const ELDERS = { from: 65, pregnantToo: true } as const;
const adults =
  (counts: Counts): HandCount =>
  (raw) =>
    checkUps(raw, { from: 18 }, counts);
const adultsAll =
  (counts: Counts): HandCount =>
  (raw) =>
    checkUps(raw, { from: 18, pregnantToo: true }, counts);
const elders =
  (counts: Counts): HandCount =>
  (raw) =>
    checkUps(raw, ELDERS, counts);

const higher = (data: Row, one: string, other: string): number => {
  const known = [number(data[one]), number(data[other])].filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : Math.max(...known);
};
const systolic = (data: Row): number => higher(data, 'leftSystolic', 'rightSystolic');
const diastolic = (data: Row): number => higher(data, 'leftDiastolic', 'rightDiastolic');
const measured = (data: Row): boolean => !Number.isNaN(systolic(data)) && !Number.isNaN(diastolic(data));
const raised = (data: Row): boolean => measured(data) && (systolic(data) >= 140 || diastolic(data) >= 90);

/** A card of some disease of everybody in care, on a day. */
const withCard =
  (form: string, of: (data: Row) => boolean = () => true): HandCount =>
  (raw) =>
    ids(
      inCare(raw).filter(({ id }) =>
        sheetsOf(raw, form, id).some((card) => of(card.data) && standsOn(card, '2026-12-31')),
      ),
    );
const type2 = (data: Row): boolean => data['diabetesType'] === '2';
const hypertensive = withCard('hypertension-card');
const diabetic = withCard('diabetes-card', type2);
const archived: HandCount = (raw) => ids(inCare(raw));
const lastAsked = (raw: Raw, form: string, person: string): Sheet | undefined =>
  sheetsOf(raw, form, person)
    .filter(({ day }) => asked(day))
    .toSorted((a, b) => (a.day < b.day || (a.day === b.day && a.id < b.id) ? -1 : 1))
    .at(-1);

const entered =
  (of: (form: string) => boolean): HandCount =>
  (raw) =>
    ids(raw.sheets.filter(({ form, created }) => of(form) && asked(created)));
const planned =
  (...states: readonly string[]): HandCount =>
  (raw) =>
    ids(
      raw.plans.filter(
        ({ due, state }) => asked(due) && state !== 'ended' && (states.length === 0 || states.includes(String(state))),
      ),
    );
const booked =
  (...states: readonly string[]): HandCount =>
  (raw) =>
    ids(raw.appointments.filter(({ day, state }) => asked(day) && states.includes(String(state))));
const wanted =
  (...states: readonly string[]): HandCount =>
  (raw) =>
    ids(raw.uploads.filter(({ day, state }) => asked(day) && states.includes(String(state))));
const tubes =
  (day: string, of: (tube: Row) => boolean): HandCount =>
  (raw) =>
    ids(raw.tubes.filter((tube) => tube['state'] !== '90' && asked(tube[day]) && of(tube)));
/** Cards of children to whom a dose was given. */
const given =
  (vaccine: string, number: number): HandCount =>
  (raw) =>
    ids(
      sheetsOf(raw, 'immunization-record').filter(
        ({ data }) =>
          data['archiveStatus'] === '1' &&
          (data['doses'] as readonly Row[]).some(
            (dose) => dose['vaccine'] === vaccine && dose['doseNumber'] === number && asked(dose['date']),
          ),
      ),
    );
const has = (raw: Raw, form: string, person: string, on: string, of: (data: Row) => boolean = () => true): boolean =>
  sheetsOf(raw, form, person).some((card) => of(card.data) && standsOn(card, on));
const delivered = (raw: Raw, person: string): boolean =>
  sheetsOf(raw, 'delivery-mother', person).some(({ data }) => asked(data['deliveryTime']));
const plus = (value: unknown): boolean => ['2', '3', '4', '5'].includes(String(value));

/** Three numbers of every page of numbers, by the identifiers of page and measure. */
export const HAND_COUNTS: { readonly [page: string]: { readonly [measure: string]: HandCount } } = {
  ...MONITORING_COUNTS,
  'annual-analysis-report': {
    archived,
    'elderly-checked': elders(() => true),
    'htn-managed-now': hypertensive,
  },
  'appointment-statistics': {
    'session-calendar': booked('1', '2', '3', '4', '5'),
    'appointment-came': booked('2', '3', '4'),
    'appointment-missed': booked('5'),
  },
  'follow-up-statistics': {
    'followup-due': planned(),
    'followup-done': planned('visited', 'made-up'),
    'followup-missed': planned('due', 'overdue'),
  },
  'immunisation-statistics': {
    'dose-given-bcg-1': given('BCG', 1),
    'dose-given-mmr-1': given('MMR', 1),
    'dose-given-mmr-2': given('MMR', 2),
  },
  'maternal-child-summary': {
    'parturients-visit1': (raw) =>
      ids(
        sheetsOf(raw, 'pregnancy-basic-info').filter(
          ({ person }) => delivered(raw, person) && sheetsOf(raw, 'first-prenatal-visit', person).length > 0,
        ),
      ),
    'pregnancies-registered': (raw) =>
      ids(sheetsOf(raw, 'pregnancy-basic-info').filter(({ data }) => asked(data['registrationDate']))),
    parturients: (raw) => ids(sheetsOf(raw, 'pregnancy-basic-info').filter(({ person }) => delivered(raw, person))),
  },
  'nucleic-statistics': {
    'nucleic-times': (raw) => ids(raw.samples.filter(({ state, sampled }) => state !== '90' && asked(sampled))),
    'nucleic-tubes': tubes('sampled', () => true),
    'nucleic-received': tubes('received', ({ conclusion }) => conclusion === '1' || conclusion === '2'),
  },
  'public-health-statistics': { archived, 'htn-managed-now': hypertensive, 'dm-managed-now': diabetic },
  'smart-big-screen': {
    'elderly-archived': (raw) =>
      ids(raw.people.filter(({ status, born }) => status === '1' && age(born, '2026-12-31') >= 65)),
    'child-archived': (raw) =>
      ids(raw.people.filter(({ status, born }) => status === '1' && age(born, '2026-12-31') < 7)),
    'pregnant-managed': (raw) =>
      ids(
        sheetsOf(raw, 'pregnancy-basic-info').filter(
          ({ data }) =>
            data['recordStatus'] === '0' &&
            String(data['registrationDate']) <= '2026-12-31' &&
            later(String(data['expectedDeliveryDate']), 42) >= '2026-12-31' &&
            !(String(data['terminationDate'] ?? '9999') <= '2026-12-31'),
        ),
      ),
  },
  summary: {
    'entry-checkups': entered((form) => form === 'health-check-up'),
    'entry-htn': entered((form) => form === 'hypertension-follow-up'),
    'entry-child': entered((form) =>
      ['child-basic-info', 'newborn-home-visit', 'postpartum-newborn-visit', 'child-check-up'].includes(form),
    ),
  },
  'third-party-statistics': {
    'upload-wanted': wanted('0', '1', '2', '3', '4', '6', '7'),
    'upload-done': wanted('3'),
    'upload-not-done': wanted('0', '1', '2', '4', '6', '7'),
  },
  'tj-basic-statistics': BASIC_COUNTS,
  'tj-blood-pressure': {
    'bp-tested': adults(measured),
    'bp-raised': adults(raised),
    'bp-grade2': adults(
      (data) =>
        measured(data) &&
        (systolic(data) >= 160 || diastolic(data) >= 100) &&
        !(systolic(data) >= 180 || diastolic(data) >= 110),
    ),
  },
  'tj-blood-routine': {
    'blood-tested': adults((data) =>
      ['hemoglobin', 'whiteBloodCell', 'platelet'].some((key) => data[key] !== undefined),
    ),
    anaemia: adults(({ hemoglobin }, { sex }) => number(hemoglobin) < (sex === 'male' ? 130 : 120)),
    'blood-hb-high': adults(({ hemoglobin }, { sex }) => number(hemoglobin) > (sex === 'male' ? 175 : 150)),
  },
  'tj-blood-sugar': {
    'glucose-tested': adults(({ fastingGlucose }) => fastingGlucose !== undefined),
    'glucose-high': adults(({ fastingGlucose }) => number(fastingGlucose) >= 7),
    'glucose-impaired': adults(({ fastingGlucose: value }) => number(value) >= 6.1 && number(value) < 7),
  },
  'tj-diabetes-patients': {
    'dm-patients': diabetic,
    'dm-checked': (raw) => diabetic(raw).filter((id) => lastAsked(raw, 'health-check-up', id)),
    'dm-fpg-control': (raw) =>
      diabetic(raw).filter((id) => number(lastAsked(raw, 'health-check-up', id)?.data['fastingGlucose']) < 7),
  },
  'tj-dyslipidemia': {
    'lipid-tc': adults(({ totalCholesterol }) => number(totalCholesterol) >= 6.2),
    'lipid-tg': adults(({ triglycerides }) => number(triglycerides) >= 2.3),
    'lipid-ldl': adults(({ ldlCholesterol }) => number(ldlCholesterol) >= 4.1),
  },
  'tj-ecg': {
    'ecg-tested': adults(({ ecg }) => ecg !== undefined),
    'ecg-normal': adults(({ ecg }) => ecg === '1'),
    'ecg-abnormal': adults(({ ecg }) => ecg === '2'),
  },
  'tj-elderly-check-up': {
    'elderly-checked': elders(() => true),
    'elderly-abn-ecg': elders(({ ecg }) => ecg === '2'),
    'elderly-new-found': (raw) =>
      checkUps(
        raw,
        ELDERS,
        (data, { id }, { day }) =>
          (raised(data) && !has(raw, 'hypertension-card', id, day)) ||
          (number(data['fastingGlucose']) >= 7 && !has(raw, 'diabetes-card', id, day, type2)),
      ),
  },
  'tj-elderly-summary': {
    'elderly-male': elders((_, { sex }) => sex === 'male'),
    'elderly-70-74': elders((_, { born }, { day }) => age(born, day) >= 70 && age(born, day) < 75),
    'elderly-overweight': elders(({ bmi }) => number(bmi) >= 24 && number(bmi) < 28),
  },
  'tj-exercise': {
    'exercise-daily': adultsAll(({ exerciseFrequency }) => exerciseFrequency === '1'),
    'exercise-weekly': adultsAll(({ exerciseFrequency }) => exerciseFrequency === '2'),
    'exercise-none': adultsAll(({ exerciseFrequency }) => exerciseFrequency === '4'),
  },
  'tj-kidney-function': {
    'kidney-tested': adults(({ creatinine, urea }) => creatinine !== undefined || urea !== undefined),
    'kidney-creatinine': adults(({ creatinine }, { sex, born }, { day }) => {
      const old = age(born, day) >= 60;
      return number(creatinine) > (sex === 'male' ? (old ? 111 : 97) : old ? 81 : 73);
    }),
    'kidney-any': adults(({ creatinine, urea }, { sex, born }, { day }) => {
      const [man, old] = [sex === 'male', age(born, day) >= 60];
      return (
        number(creatinine) > (man ? (old ? 111 : 97) : old ? 81 : 73) ||
        number(urea) > (man ? (old ? 9.5 : 8) : old ? 8.8 : 7.5)
      );
    }),
  },
  'tj-liver-function': {
    'liver-tbil': adults(({ totalBilirubin }, { sex }) => number(totalBilirubin) > (sex === 'male' ? 26 : 21)),
    'liver-any': adults(
      ({ alt, ast, totalBilirubin, albumin }, { sex }) =>
        number(alt) > (sex === 'male' ? 50 : 40) ||
        number(ast) > (sex === 'male' ? 40 : 35) ||
        number(totalBilirubin) > (sex === 'male' ? 26 : 21) ||
        number(albumin) < 40,
    ),
    'liver-tested': adults((data) =>
      ['alt', 'ast', 'totalBilirubin', 'albumin'].some((key) => data[key] !== undefined),
    ),
  },
  'tj-self-care-assessment': {
    'self-care-assessed': elders(({ elderSelfCareAssessment: value }) => value !== undefined),
    'self-care-independent': elders(({ elderSelfCareAssessment: value }) => value === '1'),
    'self-care-mild': elders(({ elderSelfCareAssessment: value }) => value === '2'),
  },
  'tj-self-rated-health': {
    'self-rated-assessed': elders(({ elderHealthSelfAssessment: value }) => value !== undefined),
    'self-rated-1': elders(({ elderHealthSelfAssessment: value }) => value === '1'),
    'self-rated-2': elders(({ elderHealthSelfAssessment: value }) => value === '2'),
  },
  'tj-smoking-drinking-hearing': {
    'smoke-now': adultsAll(({ smokingStatus }) => smokingStatus === '3'),
    'drink-daily': adultsAll(({ drinkingFrequency }) => drinkingFrequency === '4'),
    'hearing-bad': adultsAll(({ hearing }) => hearing === '2'),
  },
  'tj-ultrasound-abnormal': {
    'ultrasound-tested': adults(
      ({ abdominalUltrasound, otherUltrasound }) => abdominalUltrasound !== undefined || otherUltrasound !== undefined,
    ),
    'ultrasound-abnormal': adults(
      ({ abdominalUltrasound, otherUltrasound }) => abdominalUltrasound === '2' || otherUltrasound === '2',
    ),
    'us-fatty': adults(
      ({ abdominalUltrasound, abdominalUltrasoundDescription: text }) =>
        abdominalUltrasound !== undefined && String(text ?? '').includes('脂肪肝'),
    ),
  },
  'tj-urine-routine': {
    'urine-tested': adults((data) =>
      ['urineProtein', 'urineGlucose', 'urineKetone', 'urineOccultBlood'].some((key) => data[key] !== undefined),
    ),
    'urine-protein': adults(({ urineProtein }) => plus(urineProtein)),
    'urine-blood': adults(({ urineOccultBlood }) => plus(urineOccultBlood)),
  },
};
