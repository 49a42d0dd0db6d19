import { DISEASE_PROGRAMMES, type ProgrammeRule } from '../plan.ts';
import { childGuidanceRule, childRule } from './child.ts';
import { diseaseRule } from './disease.ts';
import { pregnancyRule, puerperiumRule } from './pregnancy.ts';
import { vaccinationRule } from './vaccination.ts';
import { checkUpRule, constitutionRule } from './yearly.ts';

/** Every programme there is; a plan's identity begins with its programme, so that no two rules give the same one. */
export const PROGRAMME_RULES: readonly ProgrammeRule[] = [
  ...DISEASE_PROGRAMMES.map(diseaseRule),
  checkUpRule,
  constitutionRule,
  childRule,
  childGuidanceRule,
  vaccinationRule,
  pregnancyRule,
  puerperiumRule,
];

/** Forms whose answers the rules read; of all others the days are enough. */
export const PLAN_FORMS: readonly string[] = [
  ...DISEASE_PROGRAMMES.flatMap((disease) => [`${disease}-card`, `${disease}-follow-up`]),
  ...['child-basic-info', 'child-check-up', 'tcm-child-guidance', 'immunization-record', 'immunization-dose'],
  ...['pregnancy-basic-info', 'first-prenatal-visit', 'prenatal-visit'],
  ...['prenatal-summary', 'prepregnancy-outcome-follow-up', 'delivery-newborn'],
  ...['delivery-mother', 'postpartum-visit', 'postpartum-42-day'],
];

/** Raised by whoever changes what the rules say: everybody's plans are then worked out anew. */
export const PLAN_RULES_VERSION = 11;
