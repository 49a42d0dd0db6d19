import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 血常规检查结果（补充录入）: what the platform has fields for, and what it does not take a record without. */
export const bloodRoutine: PayloadDefinition = {
  recordType: '9',
  formId: 'supplement-blood-routine',
  day: 'examDate',
  required: names(`examDate`),
  sends: names(`
    examDate reportDate sampleNo sampleTime whiteBloodCell neutrophilPercent lymphocytePercent monocytePercent
    eosinophilPercent basophilPercent neutrophilCount lymphocyteCount monocyteCount eosinophilCount basophilCount
    redBloodCell hemoglobin hematocrit mcv mch mchc rdwCv rdwSd platelet mpv pdw plateletcrit plateletLargeCellRatio
    abnormalSummary
  `),
};
