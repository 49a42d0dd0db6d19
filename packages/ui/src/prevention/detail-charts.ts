/** What is drawn on the pages of people: one file, which comes with the first of them. */
export { GlucoseCharts } from './glucose-charts.part.tsx';
export { PressureCharts } from './pressure-charts.part.tsx';
export { PressureDays } from './pressure-days.part.tsx';
