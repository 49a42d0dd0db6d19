export * from './reminder-gateway.port.ts';
export * from './reminder-centre.service.ts';
export { createReminderCentre } from './reminder-centre.ts';
export * from './desktop-notices.port.ts';
