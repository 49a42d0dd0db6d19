export { LockGate } from './lock-gate.part.tsx';
export { LoginScreen } from './login.screen.tsx';
export { HOME_PATH, LOCK_PATH, loginPath, returnPath } from './return-path.rules.ts';
export { SessionGate } from './session-gate.part.tsx';
