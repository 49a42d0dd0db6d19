import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 尿常规检查结果（补充录入）: what the platform has fields for, and what it does not take a record without. */
export const urineRoutine: PayloadDefinition = {
  recordType: '9',
  formId: 'supplement-urine-routine',
  day: 'examDate',
  required: names(`examDate`),
  sends: names(`
    examDate reportDate sampleNo sampleTime sampleKind color colorOther clarity specificGravity ph urineProtein urineGlucose
    urineKetone urineOccultBlood leukocyteEsterase nitrite urobilinogen urineBilirubin vitaminC urineMicroalbumin
    urineCreatinine acr urineCalcium sedimentRbc sedimentWbc sedimentEpithelial sedimentCast castKind sedimentCrystal
    sedimentBacteria sedimentYeast sedimentMucus sedimentOther abnormalSummary
  `),
};
