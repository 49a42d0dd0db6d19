export * from './resident.ts';
export * from './roster.ts';
