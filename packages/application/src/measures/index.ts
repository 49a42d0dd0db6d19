export * from './analyses.service.ts';
export * from './analysis-gateway.port.ts';
export { createAnalyses } from './create-analyses.ts';
