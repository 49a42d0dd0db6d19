export { WallScreen } from './wall.screen.tsx';
