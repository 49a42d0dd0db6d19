import type { RawInput } from '../clinical/index.ts';

/** The measurements and examinations of the sheet; habits and the person's data are no examination. */
const EXAMINED: readonly string[] = [
  'temperature', 'pulseRate', 'respiratoryRate', 'leftSystolic', 'rightSystolic', 'leftDiastolic', 'rightDiastolic', 'height', 'weight',
  'waistCircumference', 'lips', 'pharynx', 'visionLeft', 'visionRight', 'hearing', 'motorFunction', 'fundus', 'skin', 'sclera', 'lymphNodes',
  'barrelChest', 'breathSounds', 'rales', 'heartRate', 'heartRhythm', 'heartMurmur', 'abdominalTenderness', 'abdominalMass', 'lowerLimbEdema',
  'dorsalisPedisPulse', 'hemoglobin', 'whiteBloodCell', 'platelet', 'urineProtein', 'urineGlucose', 'fastingGlucose', 'fastingGlucoseMgdl', 'ecg',
  'alt', 'ast', 'totalBilirubin', 'creatinine', 'urea', 'totalCholesterol', 'triglycerides', 'ldlCholesterol', 'hdlCholesterol',
  'abdominalUltrasound', 'chestXray',
];

/** Whether anything at all was examined: an empty sheet is not "no abnormality". */
export const isJudged = (input: RawInput): boolean =>
  EXAMINED.some((key) => input[key] !== undefined && input[key] !== null && input[key] !== '');
