import { codeOf, numberOf, textOf } from '../../clinical/index.ts';
import type { RuleLibrary } from '../../forms/index.ts';
import { parseCalendarDay, type Json, type JsonObject } from '../../shared/index.ts';
import { nextFollowUpOn } from '../follow-up/follow-up-interval.rules.ts';
import { tuberculosisClosing } from './tuberculosis-closing.rules.ts';
import { assessTuberculosisFollowUp, tuberculosisInterval } from './tuberculosis-follow-up.rules.ts';
import { isWithin72Hours, medicationRate, treatmentMonth, treatmentPhase } from './tuberculosis-treatment.rules.ts';
import { isPresent, known, wholePrevious } from '../follow-up/visit-reader.ts';

/** Facts of the first visit reach a follow-up by a whole `previous` object or under their own names. */
const withCard = (input: JsonObject): JsonObject => {
  const previous = wholePrevious(input) as JsonObject;
  const from = (key: string): JsonObject =>
    input[key] === undefined && previous[key] !== undefined ? { [key]: previous[key] } : {};
  return { ...input, ...from('patientType'), ...from('isMultidrugResistant'), ...from('chemotherapyRegimen') };
};

/**
 * `assessTuberculosisFollowUp` for a form's derivation: `nextFollowUpDate`, `referred`, `referralReason`, `handlingOpinion`,
 * `reportMissedDoses`, and `regularMedication` once the doses of the whole treatment are known.
 */
export function tuberculosisAssessment(input: JsonObject): JsonObject {
  const rate = medicationRate(numberOf(input['dosesTaken']), numberOf(input['dosesDue']));
  return { ...assessTuberculosisFollowUp(withCard(input)), ...(rate ? { regularMedication: rate.regular } : {}) };
}

/**
 * The first home visit (card): `nextFollowUpDate`, and `within72h` of the notice. Who starts is in the intensive phase unless
 * `treatmentStartDate` says otherwise.
 */
export function tuberculosisCardAssessment(input: JsonObject): JsonObject {
  const visitedOn = parseCalendarDay(textOf(input['followUpDate']) ?? '');
  const startedOn = parseCalendarDay(textOf(input['treatmentStartDate']) ?? '') ?? visitedOn;
  const month = visitedOn && startedOn ? (treatmentMonth(startedOn, visitedOn) ?? 1) : undefined;
  const phase = month === undefined ? undefined : treatmentPhase({ ...input, treatmentMonth: month });
  const interval = tuberculosisInterval(codeOf(input['supervisor']), phase);
  const within72h = isWithin72Hours(textOf(input['noticeReceivedAt']), textOf(input['followUpDate']));
  return {
    ...(visitedOn && interval ? { nextFollowUpDate: nextFollowUpOn(visitedOn, interval) } : {}),
    ...(within72h === undefined ? {} : { within72h }),
  };
}

/** 服药率 in percent with 1 place, for a computed field. */
export const tuberculosisMedicationRate = (input: JsonObject): Json | undefined =>
  medicationRate(numberOf(input['dosesTaken']), numberOf(input['dosesDue']))?.rate;

/** 治疗月序 from `treatmentStartDate` (or its fact in `previous`) and `followUpDate`. */
export function tuberculosisTreatmentMonth(input: JsonObject): Json | undefined {
  const [started, visited] = [input['treatmentStartDate'], input['followUpDate']].map((day) =>
    parseCalendarDay(textOf(day) ?? ''),
  );
  return started && visited && treatmentMonth(started, visited);
}

/** How the treatment goes on, which the next sheet begins with: newer than what the first visit says. */
const TREATMENT = ['supervisor', 'drugUsage', 'drugForms'] as const;

/** What a stored follow-up or first visit tells the next one. */
export function tuberculosisFacts(data: JsonObject): JsonObject {
  const resistant = isPresent(data['isMultidrugResistant']);
  const [patientType, regimen, started] = [
    codeOf(data['patientType']),
    textOf(data['chemotherapyRegimen']),
    textOf(data['treatmentStartDate']),
  ];
  return {
    ...(resistant === undefined ? {} : { isMultidrugResistant: resistant }),
    ...(patientType ? { patientType } : {}),
    ...(regimen ? { chemotherapyRegimen: regimen } : {}),
    ...(started ? { treatmentStartDate: started } : {}),
    ...known(Object.fromEntries(TREATMENT.map((key) => [key, data[key]]))),
  };
}

/** What the forms of tuberculosis care may call by name. */
export const tuberculosisRules: RuleLibrary = {
  tuberculosisAssessment,
  tuberculosisCardAssessment,
  tuberculosisClosing,
  tuberculosisMedicationRate,
  tuberculosisTreatmentMonth,
};
