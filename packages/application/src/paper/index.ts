export * from './health-report.service.ts';
export * from './issuer.ts';
export * from './work-through.ts';
