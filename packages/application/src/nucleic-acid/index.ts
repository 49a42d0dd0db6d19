export * from './person-on-file.ts';
export * from './tube-codes.port.ts';
export * from './waiting-retests.port.ts';
export * from './retest-of-person.service.ts';
export * from './latest-entries.service.ts';
export * from './nucleic-reports.port.ts';
export * from './printed-reports.service.ts';
