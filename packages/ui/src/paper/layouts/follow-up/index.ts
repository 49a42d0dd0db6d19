import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as hypertensionFollowUp } from './hypertension-follow-up.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = { 'hypertension-follow-up': hypertensionFollowUp };
