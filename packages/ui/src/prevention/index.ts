export { GlucoseDetail } from './glucose-detail.screen.tsx';
export { ClassicPressureDetail, PressureDetail } from './pressure-detail.screen.tsx';
export type { DetailOf } from './detail-frame.part.tsx';
export { WorkbenchScreen } from './workbench.screen.tsx';
