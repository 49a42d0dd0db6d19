import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 严重精神障碍患者随访服务记录表: what the platform has fields for, and what it does not take a record without. */
export const psychosisVisit: PayloadDefinition = {
  recordType: '7',
  formId: 'psychosis-follow-up',
  day: 'followUpDate',
  required: names(`followUpDate followUpMode symptomLevel insight visitClass nextFollowUpDate`),
  sends: names(`
    followUpDate followUpMode followUpRespondent lostReason deathDate deathCause deathDisease riskGrade symptoms
    symptomsOther symptomLevel insight sleep appetite selfCare housework productiveWork learningAbility socialInteraction
    dangerousBehaviours minorDisturbanceCount troubleCount accidentCount otherHarmCount selfHarmCount attemptedSuicideCount
    lockStatus hospitalization lastDischargeDate labTest labTestDetail medicationAdherence adverseDrugReaction
    adverseDrugReactionDetail treatmentEffect referred referralReason referralOrganization referralSuccess referralContact
    rehabilitation rehabilitationOther visitClass nextFollowUpDate
  `),
};
