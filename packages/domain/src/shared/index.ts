export * from './calendar-day.ts';
export * from './decimal.ts';
export * from './fault.ts';
export * from './json.ts';
export * from './result.ts';
export * from './empty.ts';
export * from './masking.ts';
export * from './uuid-v7.ts';
