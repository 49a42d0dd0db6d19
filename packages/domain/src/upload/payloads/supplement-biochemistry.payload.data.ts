import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 生化检查结果（补充录入）: what the platform has fields for, and what it does not take a record without. */
export const biochemistry: PayloadDefinition = {
  recordType: '9',
  formId: 'supplement-biochemistry',
  day: 'examDate',
  required: names(`examDate`),
  sends: names(`
    examDate reportDate sampleNo sampleTime alt ast astAltRatio alp ggt totalProtein albumin globulin albuminGlobulinRatio
    prealbumin totalBilirubin conjugatedBilirubin unconjugatedBilirubin totalBileAcid cholinesterase creatinine urea
    uricAcid cystatinC beta2Microglobulin egfr fastingGlucose postprandialGlucose2h randomGlucose hba1c glycatedAlbumin
    totalCholesterol triglycerides hdlCholesterol ldlCholesterol nonHdlCholesterol apolipoproteinA1 apolipoproteinB
    lipoproteinA potassium sodium chloride calcium phosphate magnesium creatineKinase ckMb ldh hbdh hsCrp homocysteine afp
    cea ca199 totalPsa hbsag hbsab hbeag hbeab hbcab hcvAntibody helicobacterPylori abnormalSummary
  `),
};
