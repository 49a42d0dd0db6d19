import { codeOf, isHypertensiveCrisis, numberOf, type RawInput } from '../../clinical/index.ts';
import type { FactRule, HistoryRecord, PersonHistory } from '../../lists/index.ts';
import { calendarDay, fullYears, isCalendarDay, type CalendarDay } from '../../shared/index.ts';
import {
  standardManagement,
  type PatientYear,
  type StandardManagement,
  type YearlyDisease,
  type YearlyFollowUp,
} from './managed-year.rules.ts';
import { isGlucoseCrisis } from '../diabetes/diabetes-visit.rules.ts';
import { isPsychosisVisit } from '../psychosis/psychosis-follow-up.rules.ts';
import { isVisit } from './visit-reader.ts';

type Sheets = { readonly card: string; readonly cardDay: string; readonly followUp: string };
const SHEETS: { readonly [disease in YearlyDisease]: Sheets } = {
  hypertension: { card: 'hypertension-card', cardDay: 'cardDate', followUp: 'hypertension-follow-up' },
  diabetes: { card: 'diabetes-card', cardDay: 'cardDate', followUp: 'diabetes-follow-up' },
  psychosis: { card: 'psychosis-card', cardDay: 'fillDate', followUp: 'psychosis-follow-up' },
};

const dayIn = (value: unknown): CalendarDay | undefined =>
  typeof value === 'string' && isCalendarDay(value) ? value : undefined;

/**
 * After what the next contact is due within 14 days: not satisfied (class 2), adverse reaction (3), complication (4), and a crisis, which may be of class 1
 * (a fasting glucose of 3.9); of severe mental disorder 不稳定 (1).
 */
function needsEarlyVisit(disease: YearlyDisease, data: RawInput): boolean {
  const visitClass = codeOf(data['visitClass']) ?? '';
  if (disease === 'psychosis') return visitClass === '1';
  return ['2', '3', '4'].includes(visitClass) || wasCrisis(disease, data);
}

/** As the sheet's 下一步管理措施 says (4 urgent referral), which knows of symptoms and signs, too; a sheet without it by its readings. */
function wasCrisis(disease: YearlyDisease, data: RawInput): boolean {
  const measure = codeOf(data['nextManagementMeasure']);
  if (measure !== undefined) return measure === '4';
  return (
    isHypertensiveCrisis(numberOf(data['systolic']), numberOf(data['diastolic'])) ||
    (disease === 'diabetes' && isGlucoseCrisis(numberOf(data['fastingGlucose'])))
  );
}

function visitOf(disease: YearlyDisease, birthDate: CalendarDay, { data, occurredOn }: HistoryRecord): YearlyFollowUp {
  const on = dayIn(data['followUpDate']) ?? occurredOn;
  const visited = disease === 'psychosis' ? isPsychosisVisit(data) : isVisit(data);
  const next = dayIn(data['nextFollowUpDate']);
  const visitClass = codeOf(data['visitClass']);
  const numbers = {
    systolic: numberOf(data['systolic']),
    diastolic: numberOf(data['diastolic']),
    fastingGlucose: numberOf(data['fastingGlucose']),
  };
  return {
    on,
    visited,
    faceToFace: ['1', '2'].includes(codeOf(data['followUpMode']) ?? ''),
    age: fullYears(birthDate, on),
    ...(Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)) as object),
    riskAssessed: codeOf(data['riskGrade']) !== undefined,
    needsEarlyVisit: needsEarlyVisit(disease, data),
    // Required answers were checked by the save; what it leaves open is the class of a visit without readings.
    complete: !visited || visitClass !== undefined,
    ...(next ? { nextFollowUpDate: next } : {}),
  };
}

/**
 * A patient's year as the standard judges it, from what is stored. In care since the card; who has none, since the first follow-up [P].
 * `undefined` for who has neither.
 */
export function patientYearOf(
  { resident, records }: PersonHistory,
  disease: YearlyDisease,
  asOf: CalendarDay,
): PatientYear | undefined {
  const { card: cardForm, cardDay, followUp } = SHEETS[disease];
  const birthDate = resident['birthDate'] as CalendarDay;
  const card = records.find(({ formId }) => formId === cardForm);
  const followUps = records
    .filter(({ formId }) => formId === followUp)
    .map((record) => visitOf(disease, birthDate, record))
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  const enrolledOn = (card && (dayIn(card.data[cardDay]) ?? card.occurredOn)) ?? followUps[0]?.on;
  if (enrolledOn === undefined) return undefined;
  const endedOn = card?.data['terminated'] === true ? dayIn(card.data['terminationDate']) : undefined;
  return {
    year: Number(asOf.slice(0, 4)),
    asOf,
    enrolledOn,
    ...(endedOn ? { endedOn } : {}),
    followUps,
    checkUps: records.filter(({ formId }) => formId === 'health-check-up').map(({ occurredOn }) => occurredOn),
  };
}

/** `standardManaged(disease, year)` of the year of `asOf`, with what it fails on (rules of follow-up, section 6.1 [P]). */
export function standardManagedOf(
  history: PersonHistory,
  disease: YearlyDisease,
  asOf: CalendarDay,
): StandardManagement | undefined {
  const patient = patientYearOf(history, disease, asOf);
  return patient && standardManagement(patient, disease);
}

/** Of which year: the running one as it stands today, or the one before as it ended. */
type WhichYear = 'running' | 'last';

/** Whether a year is managed by the standard; absent while the time has not come. */
export const standardManagedRule = (disease: YearlyDisease, which: WhichYear = 'running'): FactRule => ({
  name: `resident.standardManaged.${disease}${which === 'last' ? '.last' : ''}`,
  version: 2,
  reads: [SHEETS[disease].card, SHEETS[disease].followUp],
  work: (history, _tools, today) => {
    const asOf = which === 'running' ? today : calendarDay(Number(today.slice(0, 4)) - 1, 12, 31);
    const judged = standardManagedOf(history, disease, asOf);
    return judged && judged.state !== 'not-yet' ? judged.state === 'standard' : undefined;
  },
});
