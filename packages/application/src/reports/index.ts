export { createAnnualList, createAnnualReports } from './annual-report-session.ts';
export * from './annual-report-gateway.port.ts';
export * from './annual-reports.service.ts';
