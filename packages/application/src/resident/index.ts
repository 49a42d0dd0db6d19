export * from './archive-events.port.ts';
export * from './family-directory.port.ts';
export * from './resident-directory.port.ts';
export * from './roster-gateway.port.ts';
export * from './roster-import.service.ts';
export * from './roster-import.ts';
