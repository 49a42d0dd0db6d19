export { ReminderGateway, type ReminderAct, type ReminderPage } from './reminder-gateway.port.ts';
export { ReminderCentre, type CentreState, type QuietHours } from './reminder-centre.service.ts';
export { createReminderCentre } from './reminder-centre.ts';
export { DesktopNotices, type DesktopNotice } from './desktop-notices.port.ts';
export { createReminderLimits, ReminderLimitsGateway, SHORTEST_WAIT, type ReminderLimits } from './reminder-limits.ts';
