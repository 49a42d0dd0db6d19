/** The window that tries the devices, for the shell's menu and before the first call. */
export const loadDeviceCheck = () => import('./device-check-dialog.part.tsx');
