export * from './calendar-day.ts';
export * from './fault.ts';
export * from './json.ts';
export * from './result.ts';
