export { createAnnualList, createAnnualReports } from './annual-report-session.ts';
export {
  AnnualReportGateway,
  type ComparedNumbers,
  type ReportMove,
  type ReportName,
} from './annual-report-gateway.port.ts';
export { AnnualReports, type AnnualReportSession, type AnnualReportState } from './annual-reports.service.ts';
