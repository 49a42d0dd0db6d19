import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 老年人中医药健康管理服务记录表: what the platform has fields for, and what it does not take a record without. */
export const constitution: PayloadDefinition = {
  recordType: '4',
  formId: 'tcm-constitution',
  day: 'fillDate',
  required: names(`fillDate energetic easilyTired`),
  sends: names(`
    height weight bmi waist energetic easilyTired shortOfBreath weakVoice depressedMood nervousAnxious lonelyLost
    easilyFrightened bodyHeavy dryEyes coldHandsFeet coldStomachBackKnees coldIntolerant frequentColds nasalWithoutCold
    stickyMouthOrSnoring allergyProne urticariaProne spontaneousBruising dermographism drySkinLips numbnessFixedPain
    oilyFaceNose dullComplexionSpots eczemaBoils dryMouthThirst bitterMouthOdor largeAbdomen coldFoodDiscomfort stickyStool
    dryStool thickGreasyTongue purpleSublingualVeins inspection tongueBody tongueCoating listeningSmelling inquiry pulse
    qiDeficiencyScore qiDeficiencyResult qiDeficiencyGuidance qiDeficiencyGuidanceOther yangDeficiencyScore
    yangDeficiencyResult yangDeficiencyGuidance yangDeficiencyGuidanceOther yinDeficiencyScore yinDeficiencyResult
    yinDeficiencyGuidance yinDeficiencyGuidanceOther phlegmDampnessScore phlegmDampnessResult phlegmDampnessGuidance
    phlegmDampnessGuidanceOther dampHeatScore dampHeatResult dampHeatGuidance dampHeatGuidanceOther bloodStasisScore
    bloodStasisResult bloodStasisGuidance bloodStasisGuidanceOther qiStagnationScore qiStagnationResult qiStagnationGuidance
    qiStagnationGuidanceOther specialDiathesisScore specialDiathesisResult specialDiathesisGuidance
    specialDiathesisGuidanceOther balancedScore balancedResult balancedGuidance balancedGuidanceOther fillDate
  `),
};
