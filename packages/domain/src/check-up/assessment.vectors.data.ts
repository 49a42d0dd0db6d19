import type { JsonObject } from '../shared/index.ts';

export type CheckUpVector = {
  readonly name: string;
  readonly input: JsonObject;
  readonly expected: {
    readonly bmi: number;
    readonly findings: readonly string[];
    readonly healthEvaluation: string;
    readonly slots: readonly number[];
    readonly more: readonly number[];
    readonly healthGuidance: readonly string[];
    readonly riskFactorControl: readonly string[];
    readonly targetWeight: number | null;
  };
};

/**
 * The seven worked examples of the reference; findings read `code:severity`. One number is put right: example 7 prints a BMI of 21.87, yet
 * 56 kg at 160 cm is exactly 21.875, which half up makes 21.88 (binary arithmetic had 21.87499…).
 */
export const CHECK_UP_VECTORS: readonly CheckUpVector[] = [
  {
    name: '1 65 岁以上，全部正常（正常高值不算异常）',
    input: {
      sex: '1', age: 68, known: [], leftSystolic: 128, leftDiastolic: 78, rightSystolic: 126, rightDiastolic: 76, height: 170, weight: 64,
      waistCircumference: 82, fastingGlucose: 5.4, totalCholesterol: 4.8, triglycerides: 1.2, ldlCholesterol: 2.9, hdlCholesterol: 1.3,
      alt: 22, ast: 25, totalBilirubin: 14, creatinine: 82, hemoglobin: 145, whiteBloodCell: 6.1, platelet: 210, urineProtein: '0',
      ecg: '1', abdominalUltrasound: '1', smokingStatus: '1', drinkingFrequency: '1',
    },
    expected: {
      bmi: 22.15, findings: ['BP_HIGH_NORMAL:1'], healthEvaluation: '1', slots: [], more: [], healthGuidance: [],
      riskFactorControl: ['3', '4', '6', '7'], targetWeight: null,
    },
  },
  {
    name: '2 老年女性，多项首次发现异常',
    input: {
      sex: '2', age: 66, known: [], leftSystolic: 162, leftDiastolic: 88, rightSystolic: 158, rightDiastolic: 86, height: 158, weight: 70,
      waistCircumference: 92, fastingGlucose: 6.4, totalCholesterol: 6.35, triglycerides: 2.1, ldlCholesterol: 4.0, hdlCholesterol: 1.1,
      alt: 38, ast: 30, totalBilirubin: 11, creatinine: 70, hemoglobin: 112, whiteBloodCell: 5.0, platelet: 180, urineProtein: '0',
      urineOccultBlood: '1', ecg: '1', abdominalUltrasound: '2', ultrasoundSeverity: 1, smokingStatus: '1', drinkingFrequency: '1',
    },
    expected: {
      bmi: 28.04,
      findings: ['BP_GRADE2:2', 'FPG_IMPAIRED:2', 'TC_HIGH:2', 'BP_ISOLATED_SYSTOLIC:1', 'BMI_OBESE:1', 'WAIST_CENTRAL_OBESITY:1', 'TG_BORDERLINE:1', 'LDL_BORDERLINE:1', 'HGB_LOW:1', 'URINE_BLOOD:1', 'ULTRASOUND_ABDOMEN_ABNORMAL:1'],
      healthEvaluation: '2', slots: [1, 3, 4, 2], more: [7, 8, 10], healthGuidance: ['2'], riskFactorControl: ['3', '4', '5', '6', '7'],
      targetWeight: 66.5,
    },
  },
  {
    name: '3 高血压患者，血压控制满意（≥65 岁目标 <150/90）',
    input: {
      sex: '1', age: 72, known: ['hypertension'], leftSystolic: 146, leftDiastolic: 84, rightSystolic: 144, rightDiastolic: 82,
      height: 172, weight: 70, waistCircumference: 86, fastingGlucose: 5.6, totalCholesterol: 4.5, triglycerides: 1.3, ldlCholesterol: 2.6,
      hdlCholesterol: 1.2, alt: 20, ast: 22, totalBilirubin: 12, creatinine: 90, hemoglobin: 140, whiteBloodCell: 5.5, platelet: 190,
      ecg: '1', abdominalUltrasound: '1', smokingStatus: '2', drinkingFrequency: '3', quitDrinking: '2',
    },
    expected: {
      bmi: 23.66, findings: [], healthEvaluation: '1', slots: [], more: [], healthGuidance: ['1'], riskFactorControl: ['3', '4', '6', '7'],
      targetWeight: null,
    },
  },
  {
    name: '4 糖尿病合并高血压，控制差，危急血糖',
    input: {
      sex: '1', age: 58, known: ['diabetes', 'hypertension'], leftSystolic: 152, leftDiastolic: 94, rightSystolic: 150, rightDiastolic: 92,
      height: 168, weight: 82, waistCircumference: 98, fastingGlucose: 17.2, totalCholesterol: 5.6, triglycerides: 6.1,
      ldlCholesterol: 3.0, hdlCholesterol: 0.9, alt: 168, ast: 95, totalBilirubin: 18, creatinine: 128, hemoglobin: 138,
      whiteBloodCell: 10.4, platelet: 240, urineProtein: '3', urineGlucose: '4', urineKetone: '2', ecg: '2', ecgSeverity: 3,
      abdominalUltrasound: '2', ultrasoundSeverity: 2, smokingStatus: '3', drinkingFrequency: '4', quitDrinking: '1',
    },
    expected: {
      bmi: 29.05,
      findings: ['FPG_CRITICAL_HIGH:4', 'TG_VERY_HIGH:3', 'ALT_HIGH:3', 'URINE_PROTEIN:3', 'ECG_ABNORMAL:3', 'BP_UNCONTROLLED:2', 'AST_HIGH:2', 'CREATININE_HIGH:2', 'EGFR_LOW:2', 'WBC_HIGH:2', 'URINE_GLUCOSE:2', 'URINE_KETONE:2', 'ULTRASOUND_ABDOMEN_ABNORMAL:2', 'BMI_OBESE:1', 'WAIST_CENTRAL_OBESITY:1', 'TC_BORDERLINE:1', 'HDL_LOW:1'],
      healthEvaluation: '2', slots: [3, 4, 5, 8], more: [9, 1, 6, 7, 10, 2], healthGuidance: ['1', '2', '3'],
      riskFactorControl: ['1', '2', '3', '4', '5'], targetWeight: 77.9,
    },
  },
  {
    name: '5 育龄女性，三系减低与体重过低',
    input: {
      sex: '2', age: 35, known: [], leftSystolic: 118, leftDiastolic: 82, rightSystolic: 116, rightDiastolic: 80, height: 162, weight: 47,
      waistCircumference: 66, fastingGlucose: 4.6, hemoglobin: 84, whiteBloodCell: 3.2, platelet: 120, smokingStatus: '1',
      drinkingFrequency: '2', quitDrinking: '1', drunkInPastYear: '2', dailyAlcohol: 0.5,
    },
    expected: {
      bmi: 17.91, findings: ['ANEMIA:3', 'WBC_LOW:2', 'PLT_LOW:2', 'BP_HIGH_NORMAL:1', 'BMI_UNDERWEIGHT:1'], healthEvaluation: '2',
      slots: [7, 2], more: [], healthGuidance: ['2', '3'], riskFactorControl: ['3', '4'], targetWeight: null,
    },
  },
  {
    name: '6 首次 ≥180 mmHg，两臂差 ≥20',
    input: {
      sex: '1', age: 45, known: [], leftSystolic: 184, leftDiastolic: 104, rightSystolic: 160, rightDiastolic: 100, height: 175,
      weight: 74, waistCircumference: 84, fastingGlucose: 5.0, smokingStatus: '3', drinkingFrequency: '2', quitDrinking: '1',
      drunkInPastYear: '1',
    },
    expected: {
      bmi: 24.16, findings: ['BP_GRADE3:3', 'BP_ARM_DIFFERENCE:2', 'BMI_OVERWEIGHT:1'], healthEvaluation: '2', slots: [1, 2], more: [],
      healthGuidance: ['2', '3'], riskFactorControl: ['1', '2', '3', '4', '5'], targetWeight: 73.2,
    },
  },
  {
    name: '7 中年女性，正常',
    input: {
      sex: '2', age: 50, known: [], leftSystolic: 122, leftDiastolic: 78, rightSystolic: 121, rightDiastolic: 77, height: 160, weight: 56,
      waistCircumference: 78, fastingGlucose: 5.2, smokingStatus: '1', drinkingFrequency: '1',
    },
    expected: {
      bmi: 21.88, findings: ['BP_HIGH_NORMAL:1'], healthEvaluation: '1', slots: [], more: [], healthGuidance: [],
      riskFactorControl: ['3', '4'], targetWeight: null,
    },
  },
];
