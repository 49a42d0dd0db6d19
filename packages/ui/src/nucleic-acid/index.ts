export { NucleicDesk } from './nucleic-desk.screen.tsx';
