export { NumberStrip } from './number-strip.part.tsx';
