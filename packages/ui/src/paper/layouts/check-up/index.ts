import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as healthCheckFeedback } from './health-check-feedback.sheet.data.ts';
import { layout as healthCheckUp } from './health-check-up.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'health-check-up': healthCheckUp,
  'health-check-feedback': healthCheckFeedback,
};
