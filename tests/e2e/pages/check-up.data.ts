import type { Answers } from './keyboard-lane.ts';

const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

/** A check-up of a woman below 65 with several first findings, as it is typed. Days fall within the year before `today`. */
export const checkUpAnswers = (today: string): Answers => ({
  symptoms: ['3', '12'],
  temperature: '36.5', pulseRate: '78', respiratoryRate: '18',
  leftSystolic: '162', leftDiastolic: '88', rightSystolic: '158', rightDiastolic: '86',
  height: '158', weight: '70', waistCircumference: '92',
  exerciseFrequency: '2', exerciseMinutes: '30', exerciseYears: '3.5', exerciseMode: '广场舞',
  dietHabits: ['1', '4'],
  smokingStatus: '2', dailyCigarettes: '10', smokingStartAge: '20', smokingQuitAge: '45',
  drinkingFrequency: '2', dailyAlcohol: '1.5', quitDrinking: '2', drinkingStartAge: '25', drinkingQuitAge: '50', drunkInPastYear: '2',
  drinkTypes: ['2', '5'], drinkTypeOther: '米酒',
  occupationalExposure: '2', exposureJob: '纺织工', exposureYears: '10', dustName: '棉尘', dustProtection: '2', dustProtectionDescription: '口罩',
  radioactiveName: '无', radioactiveProtection: '1', physicalName: '噪声', physicalProtection: '2', physicalProtectionDescription: '耳塞',
  chemicalName: '无', chemicalProtection: '1', otherHazardName: '无', otherHazardProtection: '1',
  dentition: ['2', '3'],
  missingTeethUpperLeft: '6', missingTeethUpperRight: '6,7', missingTeethLowerLeft: '8', missingTeethLowerRight: '8',
  decayedTeethUpperLeft: '5', decayedTeethUpperRight: '4', decayedTeethLowerLeft: '3', decayedTeethLowerRight: '2',
  visionLeft: '4.8', visionRight: '5.0', correctedVisionLeft: '5.0', correctedVisionRight: '5.1',
  fundus: '1', dorsalisPedisPulse: '2', heartRate: '78', otherPhysicalExam: '颈部未见异常',
  hemoglobin: '112', whiteBloodCell: '5.02', platelet: '180', bloodRoutineOther: '中性粒细胞正常',
  urineProtein: '0', urineGlucose: '0', urineKetone: '0', urineOccultBlood: '1', urineRoutineOther: '未见管型',
  fastingGlucose: '6.4', ecg: '1', urineMicroalbumin: '1.25', fecalOccultBlood: '1', hba1c: '6.1', hbsag: '1',
  alt: '38', ast: '30', albumin: '42', totalBilirubin: '11', conjugatedBilirubin: '3.5',
  creatinine: '70', urea: '5.1', potassium: '4.12', sodium: '140',
  totalCholesterol: '6.35', triglycerides: '2.1', ldlCholesterol: '4.0', hdlCholesterol: '1.1',
  chestXray: '1', abdominalUltrasound: '2', abdominalUltrasoundDescription: '轻度脂肪肝', otherUltrasound: '1', cervicalSmear: '1',
  otherAuxiliaryExam: '骨密度未查',
  hospitalizations: [[daysBefore(today, 90), daysBefore(today, 83), '肺炎', '望禾镇中心卫生院', 'ZY1024']],
  familyBeds: [[daysBefore(today, 60), daysBefore(today, 50), '康复', '王庄村卫生室', 'JC0007']],
  medications: [['硝苯地平缓释片', '口服，每日两次', '10mg', '2月', '1']],
  vaccinations: [['流感疫苗', daysBefore(today, 30), '望禾镇中心卫生院']],
});

/** The numbers among them, as they must be stored. */
export const CHECK_UP_NUMBERS = {
  temperature: 36.5, pulseRate: 78, respiratoryRate: 18, leftSystolic: 162, leftDiastolic: 88, rightSystolic: 158, rightDiastolic: 86,
  height: 158, weight: 70, waistCircumference: 92, bmi: 28.04, exerciseYears: 3.5, dailyAlcohol: 1.5, visionLeft: 4.8, hemoglobin: 112,
  whiteBloodCell: 5.02, fastingGlucose: 6.4, fastingGlucoseMgdl: 115, hba1c: 6.1, conjugatedBilirubin: 3.5, potassium: 4.12, totalCholesterol: 6.35,
} as const;
