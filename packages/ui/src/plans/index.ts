export { PrintRound } from './print-round.part.tsx';
export { RoundOrder } from './round-order.part.tsx';
