export { YearPanel } from './year-panel.part.tsx';
