import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 2型糖尿病患者随访服务记录表: what the platform has fields for, and what it does not take a record without. */
export const diabetesVisit: PayloadDefinition = {
  recordType: '6',
  formId: 'diabetes-follow-up',
  day: 'followUpDate',
  required: names(`followUpDate followUpMode symptoms systolic diastolic fastingGlucose medicationAdherence nextFollowUpDate`),
  sends: names(`
    followUpDate followUpMode disposition lostReason deathDate deathCause symptoms symptomsOther systolic diastolic height
    weight weightTarget bmi bmiTarget dorsalisPedisPulse dorsalisPedisPulseSide heartRate bodyTemperature signsOther
    smokingPerDay smokingPerDayTarget alcoholPerDay alcoholPerDayTarget exerciseTimesPerWeek exerciseMinutesPerTime
    exerciseTimesPerWeekTarget exerciseMinutesPerTimeTarget stapleFoodPerDay stapleFoodPerDayTarget psychologicalAdjustment
    complianceBehaviour fastingGlucose hba1c hba1cDate otherExam postprandialGlucose randomGlucose medicationAdherence
    nonadherenceReason nonadherenceReasonOther adverseDrugReaction adverseDrugReactionDetail hypoglycemiaReaction visitClass
    insulinType insulinUsage referralReason referralOrganization nextManagementMeasure referralContact referralContactPhone
    referralResult nextFollowUpDate remark
  `),
};
