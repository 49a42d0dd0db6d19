export * from './analyses.service.ts';
export * from './analysis-gateway.port.ts';
export { createWall, openWall } from './create-wall.ts';
export * from './wall-gateway.port.ts';
export * from './wall.service.ts';
export { createAnalyses } from './create-analyses.ts';
