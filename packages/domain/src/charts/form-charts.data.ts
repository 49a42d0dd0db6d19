import type { FormChart, PressureChart } from './form-chart.ts';

const pressure = (section: string, day: string, aim: PressureChart['aim'] = 'by-age'): FormChart => ({
  kind: 'pressure', section, day, aim, arms: [{ systolic: 'systolic', diastolic: 'diastolic' }],
});
const glucose = (section: string, day: string, fasting = 'fastingGlucose'): FormChart => ({ kind: 'glucose', section, day, fasting });

/** Form → the charts its sections show. What is not here has none. */
export const FORM_CHARTS: { readonly [formId: string]: readonly FormChart[] } = {
  'child-check-up': [{
    kind: 'growth', section: 'measurement', day: 'followUpDate', weight: 'weight', length: 'height', head: 'headCircumference', position: 'measurePosition',
  }],
  'newborn-home-visit': [{
    kind: 'growth', section: 'current', day: 'visitDate', weight: 'currentWeight', birthWeight: 'birthWeight', birthLength: 'birthLength',
    gestationalWeeks: 'gestationalWeeks',
  }],
  'postpartum-newborn-visit': [{
    kind: 'growth', section: 'measure', day: 'visitDate', weight: 'currentWeight', birthWeight: 'birthWeight', birthLength: 'birthLength',
    gestationalWeeks: 'gestationalWeeks',
  }],
  'frail-child-follow-up': [{ kind: 'growth', section: 'measurement', day: 'visitDate', weight: 'weight', length: 'height' }],
  'frail-child-management': [
    { kind: 'growth', section: 'baseline', day: 'enrolDate', weight: 'weight', length: 'height', head: 'headCircumference' },
  ],
  'first-prenatal-visit': [
    {
      kind: 'pregnancy', section: 'physical', day: 'recordDate', week: 'gestationalWeek', weekDay: 'gestationalDay', weight: 'weight', height: 'height',
      lastPeriod: 'lastMenstrualPeriod',
    },
    pressure('physical', 'recordDate', 'pregnancy'),
  ],
  'prenatal-visit': [
    {
      kind: 'pregnancy', section: 'exam', day: 'visitDate', week: 'gestationalWeek', weekDay: 'gestationalDay', weight: 'weight',
      fundalHeight: 'fundalHeight',
    },
    pressure('exam', 'visitDate', 'pregnancy'),
  ],
  'hypertension-follow-up': [pressure('signs', 'followUpDate')],
  'diabetes-follow-up': [pressure('signs', 'followUpDate', 'diabetes'), glucose('exam', 'followUpDate')],
  'hypertension-card': [pressure('exam', 'cardDate'), glucose('exam', 'cardDate')],
  'diabetes-card': [pressure('exam', 'cardDate', 'diabetes'), glucose('exam', 'cardDate')],
  'copd-follow-up': [pressure('signs', 'followUpDate')],
  'general-follow-up': [pressure('content', 'followUpDate')],
  // No glucose: below its whole section of examinations it would be far from its field.
  'health-check-up': [{
    kind: 'pressure', section: 'general-condition', day: 'examDate', aim: 'by-age',
    arms: [{ systolic: 'leftSystolic', diastolic: 'leftDiastolic' }, { systolic: 'rightSystolic', diastolic: 'rightDiastolic' }],
  }],
  'blood-glucose-reading': [{ kind: 'glucose', section: 'reading', day: 'measuredAt', fasting: 'value', timePoint: 'timePoint' }],
  'blood-pressure-reading': [pressure('reading', 'measuredAt', 'home')],
};
