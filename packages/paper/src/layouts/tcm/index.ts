import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layouts as childGuidance } from './tcm-child-guidance.sheet.data.ts';
import { layout as constitution } from './tcm-constitution.sheet.data.ts';
import { layout as guidance } from './tcm-guidance.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'tcm-constitution': constitution,
  'tcm-child-guidance': childGuidance,
  'tcm-guidance': guidance,
};
