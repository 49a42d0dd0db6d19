export { CareScreen } from './care.screen.tsx';
