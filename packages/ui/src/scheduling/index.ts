export { ProgressBoard } from './board.screen.tsx';
export { BookVillages } from './book-villages.part.tsx';
export { CheckUpDesk } from './desk.screen.tsx';
export { PrintAppointmentRoll, PrintInvitations } from './print-invitations.part.tsx';
export { PrintSpecimenLabels } from './print-specimen-labels.part.tsx';
export { CheckUpReviewScreen } from './review.screen.tsx';
export { SessionCalendarScreen } from './session-calendar.screen.tsx';
export { CopySession, SessionEditor } from './session-editor.part.tsx';
export { CallNextWindow } from './call-next.part.tsx';
