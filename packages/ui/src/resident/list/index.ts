export { ResidentListScreen } from '../resident-list.screen.tsx';
