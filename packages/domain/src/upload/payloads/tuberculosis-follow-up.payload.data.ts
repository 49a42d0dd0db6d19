import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 肺结核患者随访服务记录表: what the platform has fields for, and what it does not take a record without. */
export const tuberculosisVisit: PayloadDefinition = {
  recordType: '8',
  formId: 'tuberculosis-follow-up',
  day: 'followUpDate',
  required: names(`followUpDate treatmentMonth followUpMode symptoms`),
  sends: names(`
    followUpDate treatmentMonth supervisor followUpMode symptoms symptomsOther smokingPerDay smokingPerDayTarget
    alcoholPerDay alcoholPerDayTarget chemotherapyRegimen drugUsage drugForms missedDoses adverseDrugReaction
    adverseDrugReactionDetail complication complicationDetail referralDepartment referralReason referralTwoWeekResult
    handlingOpinion nextFollowUpDate stopDate stopReason visitsDue visitsDone dosesDue dosesTaken medicationRate
  `),
};
