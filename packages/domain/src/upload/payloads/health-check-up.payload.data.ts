import type { PayloadDefinition } from '../payload.ts';
import { names } from './names.ts';

/** 健康体检表: what the platform has fields for, and what it does not take a record without. */
export const checkUp: PayloadDefinition = {
  recordType: '2',
  formId: 'health-check-up',
  day: 'examDate',
  required: names(`examDate symptoms temperature pulseRate respiratoryRate leftSystolic leftDiastolic height weight waistCircumference exerciseFrequency smokingStatus drinkingFrequency healthEvaluation`),
  sends: names(`
    sex examDate examPurpose symptoms symptomOther temperature pulseRate respiratoryRate leftSystolic leftDiastolic
    rightSystolic rightDiastolic height weight waistCircumference bmi elderHealthSelfAssessment elderSelfCareAssessment
    elderCognition mmseScore elderEmotion depressionScore exerciseFrequency exerciseMinutes exerciseYears exerciseMode
    dietHabits smokingStatus dailyCigarettes smokingStartAge smokingQuitAge drinkingFrequency dailyAlcohol quitDrinking
    drinkingQuitAge drinkingStartAge drunkInPastYear drinkTypes drinkTypeOther occupationalExposure exposureJob
    exposureYears dustName dustProtection dustProtectionDescription radioactiveName radioactiveProtection
    radioactiveProtectionDescription physicalName physicalProtection physicalProtectionDescription chemicalName
    chemicalProtection chemicalProtectionDescription otherHazardName otherHazardProtection otherHazardProtectionDescription
    lips dentition missingTeethUpperLeft missingTeethUpperRight missingTeethLowerLeft missingTeethLowerRight
    decayedTeethUpperLeft decayedTeethUpperRight decayedTeethLowerLeft decayedTeethLowerRight dentureTeethUpperLeft
    dentureTeethUpperRight dentureTeethLowerLeft dentureTeethLowerRight pharynx visionLeft visionRight correctedVisionLeft
    correctedVisionRight hearing motorFunction fundus fundusDescription skin skinOther sclera scleraOther lymphNodes
    lymphNodesOther barrelChest breathSounds breathSoundsDescription rales ralesOther heartRate heartRhythm heartMurmur
    heartMurmurDescription abdominalTenderness abdominalTendernessDescription abdominalMass abdominalMassDescription
    hepatomegaly hepatomegalyDescription splenomegaly splenomegalyDescription shiftingDullness shiftingDullnessDescription
    lowerLimbEdema dorsalisPedisPulse digitalRectalExam digitalRectalExamOther breast breastOther vulva vulvaDescription
    vagina vaginaDescription cervix cervixDescription uterus uterusDescription adnexa adnexaDescription otherPhysicalExam
    hemoglobin whiteBloodCell platelet bloodRoutineOther urineProtein urineGlucose urineKetone urineOccultBlood
    urineRoutineOther fastingGlucose fastingGlucoseMgdl ecg ecgDescription urineMicroalbumin fecalOccultBlood hba1c hbsag
    alt ast albumin totalBilirubin conjugatedBilirubin creatinine urea potassium sodium totalCholesterol triglycerides
    ldlCholesterol hdlCholesterol chestXray chestXrayDescription abdominalUltrasound abdominalUltrasoundDescription
    otherUltrasound otherUltrasoundDescription cervicalSmear cervicalSmearDescription otherAuxiliaryExam
    cerebrovascularDisease cerebrovascularDiseaseOther kidneyDisease kidneyDiseaseOther heartDisease heartDiseaseOther
    vascularDisease vascularDiseaseOther eyeDisease eyeDiseaseOther nervousSystemDisease nervousSystemDiseaseDescription
    otherSystemDisease otherSystemDiseaseDescription healthEvaluation abnormality1 abnormality2 abnormality3 abnormality4
    abnormalitiesMore healthGuidance riskFactorControl targetWeight vaccineAdvice riskFactorOther
  `),
};
