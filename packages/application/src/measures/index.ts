export * from './analyses.service.ts';
export * from './analysis-gateway.port.ts';
export * from './analysis-periods.rules.ts';
export { createAnalyses } from './create-analyses.ts';
