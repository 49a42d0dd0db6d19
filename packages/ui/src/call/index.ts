export { CallFrame } from './call-frame.part.tsx';
export { CallLink } from './call-link.part.tsx';
export { CALL_PATHS } from './call-paths.ts';
export { loadDeviceCheck } from './load-device-check.ts';
