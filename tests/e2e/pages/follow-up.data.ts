import type { Answers } from './keyboard-lane.ts';

/** A follow-up of somebody whose blood pressure is too high for the first time, as it is typed. */
export const FOLLOW_UP: Answers = {
  followUpMode: '1', symptoms: ['1'], systolic: '156', diastolic: '94', height: '158', weight: '70', weightTarget: '65', heartRate: '76', signsOther: '无',
  smokingPerDay: '0', smokingPerDayTarget: '0', alcoholPerDay: '0', alcoholPerDayTarget: '0', exerciseTimesPerWeek: '3', exerciseMinutesPerTime: '30',
  exerciseTimesPerWeekTarget: '5', exerciseMinutesPerTimeTarget: '30', saltIntake: '2', saltIntakeTarget: '1', psychologicalAdjustment: '1',
  complianceBehaviour: '1', auxiliaryExam: '未做', medicationAdherence: '1', adverseDrugReaction: '1', remark: '两周后复测',
  referralOrganization: '望禾县人民医院心内科', referralContact: '周医生', referralContactPhone: '0510-86501234',
};

/** What the form answers from the rest. */
export const PROPOSED = ['visitClass', 'referred', 'nextManagementMeasure', 'nextFollowUpDate', 'followUpDoctor'] as const;
