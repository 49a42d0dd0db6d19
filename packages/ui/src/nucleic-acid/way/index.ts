export { TubeWayWindow } from './tube-way.part.tsx';
