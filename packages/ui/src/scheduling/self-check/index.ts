export { SelfCheckBeside } from './self-check-beside.part.tsx';
