export { createHealthReport, type HealthReportSources } from './health-report.service.ts';
export { loadPrintJob, type PrintJob, type PrintSources } from './load-print-job.ts';
export { jobsOf, type ReadyPart, type Report } from './load-report.ts';
export { createPrintQueue } from './print-queue.service.ts';
export type { PrintRequest, PrintedPerson } from './print-request.ts';
export { createReports, type Reports } from './reports.service.ts';
