export { EffectiveWindow } from './effective.part.tsx';
