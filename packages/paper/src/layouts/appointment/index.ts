import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as appointment } from './appointment.sheet.data.ts';
import { layout as selfCheck } from './institution-self-check.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = { appointment, 'institution-self-check': selfCheck };
