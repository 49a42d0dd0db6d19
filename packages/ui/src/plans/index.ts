export { PrintRound } from './print-round.part.tsx';
