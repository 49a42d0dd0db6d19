import type { ModuleLayouts } from '../../sheet-layout.ts';

export const LAYOUTS: ModuleLayouts = {};
