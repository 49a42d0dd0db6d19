export { MedicationCheckWindow } from './medication-check.part.tsx';
