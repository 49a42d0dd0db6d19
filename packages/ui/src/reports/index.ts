export { DocumentSheet } from './document-sheet.part.tsx';
export { PrintDocument } from './print-document.part.tsx';
export { AnnualReportsScreen } from './annual-reports.screen.tsx';
