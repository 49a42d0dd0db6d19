import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as cognition } from './elderly-cognition.sheet.data.ts';
import { layout as depression } from './elderly-depression.sheet.data.ts';
import { layout as selfCare } from './elderly-self-care-assessment.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'elderly-self-care-assessment': selfCare,
  'elderly-cognition': cognition,
  'elderly-depression': depression,
};
