export { drawingsIn, loadDrawings } from './drawings.ts';
export { layoutFor, layoutsOf } from './layouts.ts';
export { needsNoNote } from './paper-notes.rules.ts';
export type { PaperLayout } from './sheet-layout.ts';
export { PaperSheet } from './paper-sheet.part.tsx';
export { PrintPage } from './print.screen.tsx';
export { HealthReport } from './pages/health-report.screen.tsx';
export { ReportDesk } from './pages/report-desk.screen.tsx';
export { BatchDialog, type BatchPeople } from './pages/batch-dialog.part.tsx';
