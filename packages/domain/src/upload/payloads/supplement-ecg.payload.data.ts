import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 心电图检查结果（补充录入）: what the platform has fields for, and what it does not take a record without. */
export const ecg: PayloadDefinition = {
  recordType: '10',
  formId: 'supplement-ecg',
  day: 'examDate',
  required: names(`examDate heartRate ecgResult impression`),
  sends: names(`
    examDate reportDate examNo leads device heartRate atrialRate pDuration prInterval qrsDuration qtInterval qtc pAxis
    qrsAxis tAxis rv5 sv1 rv5PlusSv1 rhythm rhythmOther findings findingsOther ecgResult impression
  `),
};
