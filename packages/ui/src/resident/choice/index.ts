export { ResidentChoice } from '../resident-choice.part.tsx';
