export * from './resident.ts';
export * from './roster.ts';
export * from './archive-number.ts';
export * from './citizen-number.ts';
export * from './contact.rules.ts';
