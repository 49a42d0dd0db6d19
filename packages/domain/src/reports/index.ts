export { annualReportLife } from './annual-report.machine.ts';
