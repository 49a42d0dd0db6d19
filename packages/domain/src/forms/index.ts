export * from './form-definition.ts';
export * from './form-engine.ts';
export * from './record.ts';
