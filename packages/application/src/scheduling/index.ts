export * from './check-up-day.service.ts';
export * from './reception.service.ts';
export * from './review-sheet.service.ts';
export * from './save-sessions.ts';
export * from './scheduling-gateway.port.ts';
export * from './session-calendar.service.ts';
export * from './village-booking.service.ts';
