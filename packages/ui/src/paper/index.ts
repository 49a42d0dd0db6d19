export { loadDrawings } from './drawings.ts';
export { PaperSheet } from './paper-sheet.part.tsx';
export { PrintPage } from './print.screen.tsx';
export { HealthReport } from './pages/health-report.screen.tsx';
export { ReportDesk } from './pages/report-desk.screen.tsx';
export { BatchDialog, type BatchPeople } from './pages/batch-dialog.part.tsx';
export { PrintTicked } from './pages/print-ticked.part.tsx';
