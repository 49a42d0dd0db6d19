export { SetUpScreen } from './set-up.screen.tsx';
