export { createBoard, createBookable, createDesk, createStoredSession } from './check-up-day.service.ts';
export { Chime } from './chime.port.ts';
export {
  createCallSound,
  createHall,
  createSessionsOfToday,
  createStationCaller,
  type SessionOfToday,
} from './hall.service.ts';
export { createReception, type Reception, type ReceptionOutcome, type ReceptionState } from './reception.service.ts';
export { createReviewSheet, type ReviewSheet } from './review-sheet.service.ts';
export { saveSessions } from './save-sessions.ts';
export {
  SchedulingGateway,
  type CheckUpReview,
  type CriticalNotice,
  type NewBooking,
} from './scheduling-gateway.port.ts';
export { createSessionCalendar, type CalendarSession, type SessionCalendar } from './session-calendar.service.ts';
export { createVillageBooking, type VillageBooking } from './village-booking.service.ts';
export { createSelfCheckFilling, type FillingState } from './self-check-filling.service.ts';
export { SelfCheckGateway } from './self-check-gateway.port.ts';
