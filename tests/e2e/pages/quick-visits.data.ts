import type { KEY_BUDGETS } from '../key-budgets.ts';
import type { QuickVisit } from './quick-hand.ts';

/** What a practised doctor types for somebody with nothing new. Words are left out: they cost the same keys in every program. */
export const QUICK_VISITS: Readonly<Record<keyof typeof KEY_BUDGETS, QuickVisit>> = {
  'hypertension-follow-up': {
    onArrival: { symptoms: ['Alt+n'], signs: ['Alt+k'], lifestyle: ['Alt+k'], medication: ['Alt+n', 'Alt+k'] },
    today: { followUpMode: '1', systolic: '128', diastolic: '78', weight: '62', heartRate: '72', psychologicalAdjustment: '1', complianceBehaviour: '1', medicationAdherence: '1' },
    ifEmpty: { height: '160', smokingPerDay: '0', alcoholPerDay: '0', exerciseTimesPerWeek: '5', exerciseMinutesPerTime: '30', saltIntake: '1' },
  },
  'diabetes-follow-up': {
    onArrival: { symptoms: ['Alt+n'], signs: ['Alt+k', 'Alt+n'], lifestyle: ['Alt+k'], medication: ['Alt+k'] },
    today: {
      followUpMode: '1', systolic: '126', diastolic: '78', weight: '62', fastingGlucose: '6.2', medicationAdherence: '1', adverseDrugReaction: '1', hypoglycemiaReaction: '1',
    },
    ifEmpty: {
      height: '160', smokingPerDay: '0', alcoholPerDay: '0', exerciseTimesPerWeek: '5', exerciseMinutesPerTime: '30', stapleFoodPerDay: '300',
      psychologicalAdjustment: '1', complianceBehaviour: '1',
    },
  },
  'health-check-up': {
    onArrival: {
      symptoms: ['Alt+n'], 'general-condition': ['Alt+k'], lifestyle: ['Alt+k'], 'organ-function': ['Alt+n'], 'physical-examination': ['Alt+n'],
      'health-problems': ['Alt+k', 'Alt+n'],
    },
    today: {
      temperature: '36.5', pulseRate: '72', respiratoryRate: '18', leftSystolic: '126', leftDiastolic: '78', rightSystolic: '124', rightDiastolic: '76',
      weight: '58', waistCircumference: '78', elderHealthSelfAssessment: '1', elderSelfCareAssessment: '1', elderCognition: '1', elderEmotion: '1',
      visionLeft: '4.9', visionRight: '4.9', heartRate: '72', hemoglobin: '135', whiteBloodCell: '5.6', platelet: '210',
      urineProtein: '0', urineGlucose: '0', urineKetone: '0', urineOccultBlood: '0', fastingGlucose: '5.2', ecg: '1', alt: '22', ast: '24', totalBilirubin: '12',
      creatinine: '70', urea: '5', totalCholesterol: '4.5', triglycerides: '1.2', ldlCholesterol: '2.5', hdlCholesterol: '1.4', abdominalUltrasound: '1',
    },
    ifEmpty: { height: '160', exerciseFrequency: '4', dietHabits: '1', smokingStatus: '1', drinkingFrequency: '1', occupationalExposure: '1' },
  },
  'child-check-up': {
    onArrival: { examination: ['Alt+n'], development: ['Alt+n'], illness: ['Alt+n'] },
    today: { weight: '16.5', height: '104.5', referral: '1', guidanceOlder: '12345' },
    proposed: { weight: ['weightLevel'], height: ['heightLevel', 'weightForHeightLevel', 'physiqueEvaluation'] },
    ifEmpty: { teethCount: '20', cariesCount: '0', visionLeft: '1.0', visionRight: '1.0', hearing: '1', haemoglobin: '120' },
  },
};
