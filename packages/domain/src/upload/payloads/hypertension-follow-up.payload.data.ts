import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 高血压患者随访服务记录表: what the platform has fields for, and what it does not take a record without. */
export const hypertensionVisit: PayloadDefinition = {
  recordType: '5',
  formId: 'hypertension-follow-up',
  day: 'followUpDate',
  required: names(`followUpDate followUpMode symptoms systolic diastolic weight medicationAdherence nextFollowUpDate`),
  sends: names(`
    followUpDate followUpMode disposition lostReason deathDate deathCause symptoms symptomsOther systolic diastolic height
    weight weightTarget bmi bmiTarget heartRate signsOther smokingPerDay smokingPerDayTarget alcoholPerDay
    alcoholPerDayTarget exerciseTimesPerWeek exerciseMinutesPerTime exerciseTimesPerWeekTarget exerciseMinutesPerTimeTarget
    saltIntake saltIntakeTarget psychologicalAdjustment complianceBehaviour auxiliaryExam medicationAdherence
    nonadherenceReason nonadherenceReasonOther adverseDrugReaction adverseDrugReactionDetail visitClass referralReason
    referralOrganization nextManagementMeasure referralContact referralContactPhone referralResult nextFollowUpDate remark
  `),
};
