import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as healthCheckFeedback } from './health-check-feedback.sheet.data.ts';
import { layout as healthCheckUp } from './health-check-up.sheet.data.ts';
import { layout as biochemistry } from './supplement-biochemistry.sheet.data.ts';
import { layout as bloodRoutine } from './supplement-blood-routine.sheet.data.ts';
import { layout as ecg } from './supplement-ecg.sheet.data.ts';
import { layout as ultrasound } from './supplement-ultrasound.sheet.data.ts';
import { layout as urineRoutine } from './supplement-urine-routine.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'health-check-up': healthCheckUp,
  'health-check-feedback': healthCheckFeedback,
  'supplement-biochemistry': biochemistry,
  'supplement-blood-routine': bloodRoutine,
  'supplement-urine-routine': urineRoutine,
  'supplement-ecg': ecg,
  'supplement-ultrasound': ultrasound,
};
