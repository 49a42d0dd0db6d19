import { describe, expect, it } from 'vitest';
import { assessCheckUp } from '../assessment.rules.ts';

type Facts = Readonly<Record<string, unknown>>;
const codes = (facts: Facts): readonly string[] =>
  assessCheckUp({ sex: 'male', age: 50, known: [], ...facts })!.findings.map(({ code, severity }) => `${code}:${severity}`);
const DM = { known: ['diabetes'] };
const HT = { known: ['hypertension'] };
const woman = { sex: 'female' };
const bp = (systolic: number, diastolic: number): Facts => ({ leftSystolic: systolic, leftDiastolic: diastolic });

/** Both sides of every limit of sections 4.1 to 4.12. */
const TABLE: readonly (readonly [facts: Facts, expected: readonly string[]])[] = [
  [bp(119, 79), []], [bp(120, 70), ['BP_HIGH_NORMAL:1']], [bp(139, 89), ['BP_HIGH_NORMAL:1']], [bp(139, 90), ['BP_GRADE1:2']],
  [bp(140, 90), ['BP_GRADE1:2']], [bp(140, 89), ['BP_GRADE1:2', 'BP_ISOLATED_SYSTOLIC:1']], [bp(159, 99), ['BP_GRADE1:2']], [bp(160, 99), ['BP_GRADE2:2']],
  [bp(179, 109), ['BP_GRADE2:2']], [bp(179, 110), ['BP_GRADE3:3']], [bp(89, 60), ['BP_LOW:2']], [bp(90, 60), []], [bp(100, 59), ['BP_LOW:2']],
  [{ leftSystolic: 120, leftDiastolic: 70, rightSystolic: 100, rightDiastolic: 70 }, ['BP_ARM_DIFFERENCE:2', 'BP_HIGH_NORMAL:1']],
  [{ leftSystolic: 119, leftDiastolic: 70, rightSystolic: 100, rightDiastolic: 70 }, []],
  [{ ...HT, ...bp(139, 89) }, []], [{ ...HT, ...bp(140, 80) }, ['BP_UNCONTROLLED:2']], [{ ...HT, age: 65, ...bp(149, 89) }, []],
  [{ ...HT, age: 65, ...bp(150, 89) }, ['BP_UNCONTROLLED:2']], [{ ...HT, ...bp(180, 80) }, ['BP_GRADE3:3']], [{ ...HT, ...bp(89, 70) }, ['BP_LOW:2']],
  [{ leftSystolic: 185 }, ['BP_GRADE3:3']],
  [{ height: 200, weight: 74 }, []], [{ height: 165, weight: 65.3 }, []], [{ height: 165, weight: 65.4 }, ['BMI_OVERWEIGHT:1']], [{ height: 150, weight: 63 }, ['BMI_OBESE:1']],
  [{ waistCircumference: 89.9 }, []], [{ waistCircumference: 90 }, ['WAIST_CENTRAL_OBESITY:1']], [{ ...woman, waistCircumference: 85 }, ['WAIST_CENTRAL_OBESITY:1']],
  [{ sex: undefined, waistCircumference: 120 }, []],
  [{ fastingGlucose: 6.09 }, []], [{ fastingGlucose: 6.1 }, ['FPG_IMPAIRED:2']], [{ fastingGlucose: 6.995 }, ['FPG_IMPAIRED:2']],
  [{ fastingGlucose: 7 }, ['FPG_DIABETES_RANGE:2']], [{ fastingGlucose: 16.69 }, ['FPG_DIABETES_RANGE:2']], [{ fastingGlucose: 16.7 }, ['FPG_CRITICAL_HIGH:4']],
  [{ fastingGlucose: 3.9 }, []], [{ fastingGlucose: 3.89 }, ['FPG_LOW:2']], [{ fastingGlucose: 2.8 }, ['FPG_LOW:2']], [{ fastingGlucose: 2.79 }, ['FPG_CRITICAL_LOW:4']],
  [{ ...DM, fastingGlucose: 3.9 }, ['HYPOGLYCEMIA_DM:3']], [{ ...DM, fastingGlucose: 3.91 }, []], [{ ...DM, fastingGlucose: 6.9 }, []], [{ ...DM, fastingGlucose: 7 }, ['FPG_UNCONTROLLED:2']],
  [{ hba1c: 6 }, []], [{ hba1c: 6.1 }, ['HBA1C_HIGH:1']], [{ hba1c: 6.5 }, ['HBA1C_DIABETES_RANGE:2']], [{ ...DM, hba1c: 6.9 }, []], [{ ...DM, hba1c: 7 }, ['HBA1C_UNCONTROLLED:2']],
  [{ postprandialGlucose2h: 7.79 }, []], [{ postprandialGlucose2h: 7.8 }, ['PPG_IMPAIRED:2']], [{ postprandialGlucose2h: 11.1 }, ['PPG_DIABETES_RANGE:2']],
  [{ randomGlucose: 11.09 }, []], [{ randomGlucose: 11.1 }, ['RANDOM_GLUCOSE_HIGH:2']], [{ randomGlucose: 16.7 }, ['FPG_CRITICAL_HIGH:4']],
  [{ totalCholesterol: 5.19 }, []], [{ totalCholesterol: 5.2 }, ['TC_BORDERLINE:1']], [{ totalCholesterol: 6.2 }, ['TC_HIGH:2']],
  [{ triglycerides: 1.69 }, []], [{ triglycerides: 1.7 }, ['TG_BORDERLINE:1']], [{ triglycerides: 2.3 }, ['TG_HIGH:2']], [{ triglycerides: 5.6 }, ['TG_VERY_HIGH:3']],
  [{ ldlCholesterol: 3.39 }, []], [{ ldlCholesterol: 3.4 }, ['LDL_BORDERLINE:1']], [{ ldlCholesterol: 4.1 }, ['LDL_HIGH:2']], [{ ldlCholesterol: 4.9 }, ['LDL_VERY_HIGH:3']],
  [{ hdlCholesterol: 1 }, []], [{ hdlCholesterol: 0.99 }, ['HDL_LOW:1']], [{ nonHdlCholesterol: 4.1 }, ['NONHDL_BORDERLINE:1']], [{ nonHdlCholesterol: 4.9 }, ['NONHDL_HIGH:2']],
  [{ alt: 50 }, []], [{ ...woman, alt: 41 }, ['ALT_HIGH:2']], [{ alt: 150 }, ['ALT_HIGH:2']], [{ alt: 151 }, ['ALT_HIGH:3']], [{ ast: 400 }, ['AST_HIGH:3']], [{ ast: 401 }, ['AST_HIGH:4']],
  [{ totalBilirubin: 26 }, []], [{ totalBilirubin: 26.1 }, ['TBIL_HIGH:2']], [{ totalBilirubin: 34.2 }, ['TBIL_HIGH:2']], [{ totalBilirubin: 34.3 }, ['TBIL_HIGH:3']],
  [{ conjugatedBilirubin: 8.1 }, ['DBIL_HIGH:2']], [{ albumin: 40 }, []], [{ albumin: 39 }, ['ALB_LOW:1']], [{ albumin: 34.9 }, ['ALB_LOW:2']], [{ albumin: 29.9 }, ['ALB_LOW:3']],
  [{ alp: 126 }, ['ALP_HIGH:2']], [{ ggt: 60 }, []], [{ ggt: 61 }, ['GGT_HIGH:2']], [{ hbsag: '2' }, ['HBSAG_POSITIVE:2']], [{ hbsag: '1' }, []],
  [{ creatinine: 97 }, []], [{ creatinine: 98 }, ['CREATININE_HIGH:2']], [{ creatinine: 98, age: 60 }, []], [{ creatinine: 443, age: 50 }, ['CREATININE_HIGH:4', 'EGFR_LOW:3']],
  [{ urea: 8 }, []], [{ urea: 8.1 }, ['UREA_HIGH:2']], [{ urea: 20.1 }, ['UREA_HIGH:3']], [{ uricAcid: 420 }, []], [{ uricAcid: 421 }, ['URIC_ACID_HIGH:1']], [{ uricAcid: 541 }, ['URIC_ACID_HIGH:2']],
  [{ potassium: 3.5 }, []], [{ potassium: 3.49 }, ['POTASSIUM_LOW:2']], [{ potassium: 2.79 }, ['POTASSIUM_LOW:4']], [{ potassium: 5.31 }, ['POTASSIUM_HIGH:2']], [{ potassium: 6.21 }, ['POTASSIUM_HIGH:4']],
  [{ sodium: 137 }, []], [{ sodium: 136.9 }, ['SODIUM_LOW:2']], [{ sodium: 129 }, ['SODIUM_LOW:3']], [{ sodium: 119 }, ['SODIUM_LOW:4']], [{ sodium: 148 }, ['SODIUM_HIGH:2']], [{ sodium: 151 }, ['SODIUM_HIGH:3']],
  [{ sodium: 161 }, ['SODIUM_HIGH:4']], [{ homocysteine: 14.9 }, []], [{ homocysteine: 15 }, ['HCY_HIGH:2']],
  [{ hemoglobin: 130 }, []], [{ hemoglobin: 129 }, ['HGB_LOW:1']], [{ hemoglobin: 120 }, ['HGB_LOW:1']], [{ hemoglobin: 119 }, ['ANEMIA:2']], [{ hemoglobin: 89 }, ['ANEMIA:3']], [{ hemoglobin: 59 }, ['ANEMIA:4']],
  [{ ...woman, hemoglobin: 115 }, []], [{ ...woman, hemoglobin: 110 }, ['HGB_LOW:1']], [{ ...woman, hemoglobin: 109 }, ['ANEMIA:2']], [{ hemoglobin: 176 }, ['HGB_HIGH:2']], [{ hemoglobin: 201 }, ['HGB_HIGH:3']],
  [{ whiteBloodCell: 3.5 }, []], [{ whiteBloodCell: 3.4 }, ['WBC_LOW:2']], [{ whiteBloodCell: 1.9 }, ['WBC_LOW:3']], [{ whiteBloodCell: 1.4 }, ['WBC_LOW:4']], [{ whiteBloodCell: 9.6 }, ['WBC_HIGH:2']],
  [{ whiteBloodCell: 20.1 }, ['WBC_HIGH:3']], [{ whiteBloodCell: 30.1 }, ['WBC_HIGH:4']], [{ platelet: 125 }, []], [{ platelet: 124 }, ['PLT_LOW:2']], [{ platelet: 49 }, ['PLT_LOW:3']], [{ platelet: 29 }, ['PLT_LOW:4']],
  [{ platelet: 351 }, ['PLT_HIGH:2']], [{ platelet: 601 }, ['PLT_HIGH:3']], [{ platelet: 1001 }, ['PLT_HIGH:4']], [{ redBloodCell: 5.9 }, ['CBC_OTHER_ABNORMAL:1']], [{ redBloodCell: 5.8, mcv: 82 }, []],
  [{ urineProtein: '0' }, []], [{ urineProtein: '1' }, ['URINE_PROTEIN:2']], [{ urineProtein: '3' }, ['URINE_PROTEIN:3']], [{ urineGlucose: '1' }, ['URINE_GLUCOSE:2']], [{ urineKetone: '5' }, ['URINE_KETONE:2']],
  [{ urineOccultBlood: '1' }, ['URINE_BLOOD:1']], [{ urineOccultBlood: '3' }, ['URINE_BLOOD:2']], [{ urineOccultBlood: '4' }, ['URINE_BLOOD:3']], [{ ...woman, menstruating: true, urineOccultBlood: '5' }, ['URINE_BLOOD:2']],
  [{ leukocyteEsterase: '1' }, ['URINE_LEUKOCYTE:1']], [{ leukocyteEsterase: '2' }, ['URINE_LEUKOCYTE:2']], [{ nitrite: '2' }, ['URINE_NITRITE:2']], [{ urineBilirubin: '1' }, ['URINE_BILIRUBIN:2']],
  [{ urobilinogen: '1' }, []], [{ urobilinogen: '2' }, ['UROBILINOGEN_HIGH:1']], [{ urineMicroalbumin: 1.99 }, []], [{ urineMicroalbumin: 2 }, ['MICROALBUMINURIA:2']], [{ acr: 29.9 }, []], [{ acr: 30 }, ['MICROALBUMINURIA:2']],
  [{ acr: 300 }, ['MICROALBUMINURIA:2']], [{ acr: 300.1 }, ['MICROALBUMINURIA:3']], [{ sedimentRbc: 3, sedimentWbc: 5, sedimentCast: 1 }, []], [{ sedimentWbc: 6 }, ['URINE_SEDIMENT:2']],
  [{ ecg: '1' }, []], [{ ecg: '2' }, ['ECG_ABNORMAL:2']], [{ ecg: '2', ecgDescription: '房颤' }, ['ECG_ABNORMAL:3']], [{ ecg: '2', ecgDescription: '三度房室传导阻滞' }, ['ECG_ABNORMAL:4']],
  [{ ecg: '2', ecgDescription: '窦缓，未见ST段抬高' }, ['ECG_ABNORMAL:2']], [{ known: ['atrial-fibrillation'], ecg: '2', ecgDescription: '房颤' }, ['ECG_ABNORMAL:2']],
  [{ ecg: '1', ecgSeverity: 3 }, []], [{ ecgSeverity: 3 }, []], [{ ecg: '2', ecgSeverity: 0 }, []], [{ ecg: '2', ecgSeverity: 2, ecgDescription: '房颤' }, ['ECG_ABNORMAL:3']],
  [{ ecg: '2', ecgFindings: ['20'] }, ['ECG_ABNORMAL:4']], [{ known: ['atrial-fibrillation'], ecg: '2', ecgFindings: ['8', '19'] }, ['ECG_ABNORMAL:3']],
  [{ abdominalUltrasound: '2' }, ['ULTRASOUND_ABDOMEN_ABNORMAL:2']], [{ abdominalUltrasound: '2', ultrasoundSeverity: 3 }, ['ULTRASOUND_ABDOMEN_ABNORMAL:3']], [{ otherUltrasound: '2' }, ['ULTRASOUND_OTHER_ABNORMAL:2']],
  [{ chestXray: '2' }, ['CHEST_XRAY_ABNORMAL:3']], [{ cervicalSmear: '2' }, ['CERVICAL_SMEAR_ABNORMAL:3']], [{ fecalOccultBlood: '2' }, ['FECAL_OCCULT_BLOOD:3']],
  [{ afp: 7 }, []], [{ afp: 7.1 }, ['AFP_HIGH:2']], [{ afp: 20 }, ['AFP_HIGH:3']], [{ afp: 400 }, ['AFP_HIGH:3']], [{ cea: 5.1 }, ['CEA_HIGH:2']], [{ totalPsa: 4.1 }, ['PSA_HIGH:2']], [{ totalPsa: 10.1 }, ['PSA_HIGH:3']],
  [{ temperature: 37.2 }, []], [{ temperature: 37.3 }, ['FEVER:2']], [{ temperature: 39 }, ['FEVER:3']],
  [{ pulseRate: 60 }, []], [{ pulseRate: 59 }, ['HR_ABNORMAL:1']], [{ heartRate: 101 }, ['HR_ABNORMAL:1']], [{ heartRate: 49 }, ['HR_ABNORMAL:3']], [{ heartRate: 120 }, ['HR_ABNORMAL:3']], [{ heartRate: 39 }, ['HR_ABNORMAL:4']],
  [{ heartRate: 150 }, ['HR_ABNORMAL:4']], [{ pulseRate: 105, heartRate: 125 }, ['HR_ABNORMAL:3']],
  [{ respiratoryRate: 12 }, []], [{ respiratoryRate: 11 }, ['RR_ABNORMAL:2']], [{ respiratoryRate: 21 }, ['RR_ABNORMAL:2']], [{ respiratoryRate: 28 }, ['RR_ABNORMAL:2']], [{ respiratoryRate: 29 }, ['RR_ABNORMAL:4']],
  [{ respiratoryRate: 9 }, ['RR_ABNORMAL:4']], [{ skin: '2' }, ['SKIN_ABNORMAL:1']], [{ skin: '4' }, ['SKIN_ABNORMAL:3']], [{ skin: '5' }, ['SKIN_ABNORMAL:3']], [{ sclera: '2' }, ['SCLERA_ABNORMAL:3']],
  [{ lymphNodes: '2' }, ['LYMPH_NODES:3']], [{ lymphNodes: '3' }, ['LYMPH_NODES:2']], [{ barrelChest: '2' }, ['BARREL_CHEST:1']], [{ rales: '3' }, ['RALES:2']], [{ heartRhythm: '3' }, ['RHYTHM_IRREGULAR:3']],
  [{ abdominalMass: '2' }, ['ABDOMINAL_MASS:3']], [{ shiftingDullness: '2' }, ['ASCITES_SIGN:3']], [{ lowerLimbEdema: '4' }, ['EDEMA:2']], [{ lowerLimbEdema: '2' }, ['EDEMA:3']],
  [{ dorsalisPedisPulse: '2' }, []], [{ dorsalisPedisPulse: '3' }, ['PEDAL_PULSE:2']], [{ ...DM, dorsalisPedisPulse: '3' }, ['PEDAL_PULSE:3']], [{ digitalRectalExam: '4' }, ['DRE_ABNORMAL:3']],
  [{ breast: ['2'] }, []], [{ breast: ['3'] }, ['BREAST_ABNORMAL:2']], [{ breast: ['3', '4'] }, ['BREAST_MASS:3']], [{ vulva: '2', uterus: '2' }, ['GYN_ABNORMAL:2']], [{ fundus: '2' }, ['FUNDUS_ABNORMAL:2']],
  [{ ...DM, fundus: '2' }, ['FUNDUS_ABNORMAL:3']], [{ lips: '3' }, ['LIPS_ABNORMAL:3']], [{ dentition: ['2', '4'] }, []], [{ dentition: ['2', '3'] }, ['DENTAL_CARIES:1']], [{ pharynx: '2' }, ['PHARYNX_ABNORMAL:1']],
  [{ visionLeft: 4.9 }, []], [{ visionLeft: 4.8 }, ['VISION_LOW:1']], [{ visionLeft: 5, visionRight: 4.4 }, ['VISION_LOW:2']], [{ visionLeft: 4.4, correctedVisionLeft: 5 }, []], [{ hearing: '2' }, ['HEARING_LOSS:1']],
  [{ motorFunction: '2' }, ['MOTOR_LIMITED:2']], [{ elderSelfCareAssessment: '2' }, ['SELF_CARE:1']], [{ elderSelfCareAssessment: '3' }, ['SELF_CARE:2']], [{ elderCognition: '2' }, ['COGNITION_POSITIVE:2']],
  [{ elderCognition: '2', mmseScore: 17 }, ['COGNITION_POSITIVE:3']], [{ elderCognition: '2', mmseScore: 20 }, ['COGNITION_POSITIVE:2']], [{ elderCognition: '2', mmseScore: 20, educationLevel: '8' }, ['COGNITION_POSITIVE:3']],
  [{ elderEmotion: '2', depressionScore: 10 }, ['EMOTION_POSITIVE:2']], [{ elderEmotion: '2', depressionScore: 11 }, ['EMOTION_POSITIVE:3']], [{ elderHealthSelfAssessment: '5' }, []],
];

describe('limits of the check-up', () => {
  it.each(TABLE)('%j → %j', (facts, expected) => {
    expect(codes(facts)).toEqual(expected);
  });
});
