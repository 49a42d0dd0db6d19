import type { Answers } from '@gongwei/domain/forms';

const checkUp: Answers = {
  name: '王秀英', archiveNo: '32098110410500042', sex: '2', age: 67, examDate: '2025-11-03', responsibleDoctor: 'u1', examPurpose: ['2', '3'],
  symptoms: ['3', '10', '14', '22', '25'], symptomOther: '夜间小腿抽筋，冬季明显，近一个月每周两到三次，休息后缓解', temperature: 36.5, pulseRate: 76, respiratoryRate: 18,
  leftSystolic: 162, leftDiastolic: 88, rightSystolic: 158, rightDiastolic: 86, height: 158, weight: 70, waistCircumference: 92, bmi: 28.04,
  elderHealthSelfAssessment: '2', elderSelfCareAssessment: '1', elderCognition: '1', elderEmotion: '2', depressionScore: 12,
  exerciseFrequency: '1', exerciseMinutes: 30, exerciseYears: 5, exerciseMode: '散步、广场舞', dietHabits: ['1', '4'], smokingStatus: '1', drinkingFrequency: '1', occupationalExposure: '2',
  exposureJob: '纺织', exposureYears: 12, dustName: '棉尘', dustProtection: '2', dustProtectionDescription: '口罩',
  lips: '1', dentition: ['2', '3'], missingTeethUpperLeft: '6,7', missingTeethLowerRight: '8', decayedTeethUpperRight: '5', pharynx: '1', visionLeft: 4.7, visionRight: 4.8, hearing: '1', motorFunction: '1',
  skin: '1', sclera: '1', lymphNodes: '1', barrelChest: '1', breathSounds: '1', rales: '1', heartRate: 76, heartRhythm: '1', heartMurmur: '1', abdominalTenderness: '1', abdominalMass: '1',
  hepatomegaly: '1', splenomegaly: '1', shiftingDullness: '1', lowerLimbEdema: '1', dorsalisPedisPulse: '2', fundus: '2', fundusDescription: '眼底动脉硬化 II 级，动静脉交叉压迹',
  hemoglobin: 112, whiteBloodCell: 5, platelet: 180, urineProtein: '0', urineGlucose: '0', urineKetone: '0', urineOccultBlood: '1', fastingGlucose: 6.4, ecg: '2', ecgDescription: '窦性心律，ST-T 改变，左心室高电压，请结合临床；建议复查动态心电图',
  alt: 38, ast: 30, albumin: 43, totalBilirubin: 11, creatinine: 70, urea: 5.2, totalCholesterol: 6.35, triglycerides: 2.1, ldlCholesterol: 4, hdlCholesterol: 1.1, abdominalUltrasound: '2', abdominalUltrasoundDescription: '轻度脂肪肝',
  cerebrovascularDisease: ['1'], kidneyDisease: ['1'], heartDisease: ['3'], vascularDisease: ['1'], eyeDisease: ['4'], nervousSystemDisease: '1', otherSystemDisease: '1',
  hospitalizations: [{ admissionDate: '2025-03-02', dischargeDate: '2025-03-11', reason: '不稳定型心绞痛', institutionName: '东台市人民医院', medicalRecordNo: '2025030217' }],
  medications: [{ drugName: '苯磺酸氨氯地平片', usage: '口服', dosage: '5 mg 每日 1 次', duration: '6 年', adherence: '1' }, { drugName: '阿托伐他汀钙片', usage: '口服', dosage: '20 mg 每晚', duration: '8 个月', adherence: '2' }],
  vaccinations: [{ vaccineName: '流感疫苗', vaccinationDate: '2024-12-05', institutionName: '东台镇卫生院' }],
  healthEvaluation: '2', abnormality1: '血压 162/88 mmHg↑（2 级水平，单纯收缩期）', abnormality2: '空腹血糖 6.40 mmol/L↑（空腹血糖受损）', abnormality3: '总胆固醇 6.35 mmol/L↑；甘油三酯 2.10 mmol/L↑（边缘升高）；低密度脂蛋白胆固醇 4.00 mmol/L↑（边缘升高）', abnormality4: '体质指数 28.04 kg/m2↑（肥胖）；腰围 92 cm↑（中心性肥胖）',
  abnormalitiesMore: '血红蛋白 112 g/L↓；尿潜血 ±；腹部B超：轻度脂肪肝', healthGuidance: ['1', '2'], riskFactorControl: ['3', '4', '5', '6', '7'], targetWeight: 66.5, vaccineAdvice: '流感疫苗、23 价肺炎球菌疫苗', riskFactorOther: '防跌倒、骨质疏松预防、意外伤害预防与自救；低盐饮食',
};

const visit = (on: string, systolic: number, diastolic: number, visitClass: string): { id: string; formId: string; on: string; data: Answers } => ({
  id: `v-${on}`, formId: 'hypertension-follow-up', on,
  data: {
    followUpDate: on, followUpMode: '1', disposition: '1', symptoms: ['2', '4'], systolic, diastolic, height: 158, weight: 70, weightTarget: 66.5, bmi: 28.04, bmiTarget: 26.64, heartRate: 76,
    smokingPerDay: 0, smokingPerDayTarget: 0, alcoholPerDay: 0, alcoholPerDayTarget: 0, exerciseTimesPerWeek: 5, exerciseMinutesPerTime: 30, exerciseTimesPerWeekTarget: 7, exerciseMinutesPerTimeTarget: 30,
    saltIntake: '2', saltIntakeTarget: '1', psychologicalAdjustment: '1', complianceBehaviour: '1', auxiliaryExam: '空腹血糖 6.1 mmol/L', medicationAdherence: '1', adverseDrugReaction: '1', visitClass,
    medications: [{ drugName: '氨氯地平', timesPerDay: 1, dosePerTime: 5, doseUnit: 'mg' }, { drugName: '缬沙坦', timesPerDay: 1, dosePerTime: 80, doseUnit: 'mg' }], referred: false, nextFollowUpDate: '2026-12-01', followUpDoctor: 'u1',
  },
});

/** What the resident on the bench has been through already. */
export const earlierRecords: readonly { readonly id: string; readonly formId: string; readonly on: string; readonly data: Answers }[] = [
  { id: 'c-2025', formId: 'health-check-up', on: '2025-11-03', data: checkUp },
  visit('2025-09-02', 158, 92, '2'), visit('2025-12-03', 146, 88, '1'), visit('2026-03-05', 142, 86, '1'), visit('2026-06-04', 138, 84, '1'), visit('2026-09-01', 152, 90, '2'),
];
