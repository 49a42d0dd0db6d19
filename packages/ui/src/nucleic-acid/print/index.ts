export { PrintNucleicReports } from './print-reports.part.tsx';
export { PrintTubeLabels } from './print-labels.part.tsx';
