import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as residentPersonalInfo } from './resident-personal-info.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = { 'resident-personal-info': residentPersonalInfo };
