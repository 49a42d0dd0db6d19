export { PrintNucleicReports } from './print-reports.part.tsx';
export { PrintTubeLabels } from './print-labels.part.tsx';
export { NucleicSeries, PrintBoxLabels } from './print-box-labels.part.tsx';
