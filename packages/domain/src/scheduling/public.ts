export { selfCheckGaps } from './self-check-gaps.rules.ts';
export { SELF_CHECK_FORM, selfCheckChange, selfCheckLife } from './self-check.machine.ts';
export { SELF_CHECK_FIGURES, measuresOfFigure, type SelfCheckFigure } from './self-check-figures.data.ts';
export { opinionsOf, withAnswer, type SelfCheckOpinion } from './self-check-opinions.rules.ts';
export {
  FIGURES_HOLD_DAYS,
  sourcesOf,
  typedOver,
  withTaking,
  type FigureSource,
  changedFigures,
  type ChangedFigure,
  type SelfCheckTaking,
  type TakenFigure,
  type TypedOver,
} from './self-check-taking.rules.ts';
export { selfCheckTerm } from './self-check-term.rules.ts';
export {
  APPOINTMENT_STATES,
  HOLDS_PLACE,
  LATE_CHECK_IN_DAYS,
  LIVE_APPOINTMENT,
  appointmentLife,
  type AppointmentEvent,
  type AppointmentEventType,
  type AppointmentFacts,
  type AppointmentState,
} from './appointment.machine.ts';
export {
  SESSION_STATES,
  SESSION_STATE_LABELS,
  sessionLife,
  shownSessionState,
  type SessionEvent,
  type SessionEventType,
  type SessionFacts,
  type SessionState,
  type ShownSessionState,
} from './session.machine.ts';
export {
  CONTACT_RESULTS,
  CONTACT_WAYS,
  REFUSAL_REASONS,
  REFUSED,
  mobilisationLife,
  mobilisationStateOf,
  type MobilisationEvent,
  type MobilisationFacts,
  type MobilisationState,
} from './mobilisation.machine.ts';
export {
  REVIEW_STATES,
  reviewLife,
  type FieldReason,
  type ReviewEvent,
  type ReviewEventType,
  type ReviewFacts,
  type ReviewState,
} from './check-up-review.machine.ts';
export {
  REPORT_STATES,
  lackingOf,
  reportLife,
  type Delivery,
  type ReportEvent,
  type ReportEventType,
  type ReportFacts,
  type ReportState,
} from './report.machine.ts';
export {
  CHECK_TYPES,
  checkTypeOf,
  MOST_PLACES,
  PERIODS,
  SESSION_ITEMS,
  TRANSPORTS,
  evenSlots,
  sessionProblems,
  type ExamSession,
  type SessionSlot,
  type StoredSession,
} from './session.ts';
export { isLaboratoryLabel, LABEL_KINDS, labelResults } from './laboratory-label.ts';
export {
  STATION_ANSWERS,
  STATION_FORMS,
  STATIONS,
  missingStations,
  stationDone,
  stationNeeds,
  stationsOf,
  type PersonHere,
  type Station,
} from './stations.ts';
export { USUAL_TARGET, dailyNeed, paceOf, rateOf, timeProgress, workdaysLeft } from './pace.rules.ts';
export type { Board, BoardRow, BoardStation } from './board.ts';
export {
  elsewhereText,
  isCovered,
  isOffered,
  placesLeft,
  proposedSession,
  sessionChoiceText,
  slotChoiceText,
  type Bookable,
  type BookableSession,
  type BookableSlot,
} from './bookable.rules.ts';
export type { Desk, DeskPerson, FoundAtDesk } from './desk.ts';
export {
  CALLED_STATIONS,
  hallLine,
  type CalledPerson,
  type Hall,
  type HallCall,
  type HallLeft,
} from './hall-calls.rules.ts';
export { deskCounts, missingText, whatToDo, type DeskAnswer } from './desk.rules.ts';
export {
  draftOf,
  movedDraft,
  movedMessage,
  newDraft,
  nextWorkday,
  proposedName,
  proposedPlace,
  sessionOf,
  sessionOfEach,
  type SessionDraft,
} from './session-draft.rules.ts';
export {
  dayOfKey,
  isOfView,
  stepped,
  stretchOf,
  viewLabel,
  viewOf,
  weeksOf,
  type CalendarView,
} from './session-calendar.rules.ts';
export {
  LETTERS_A_PAGE,
  ROLL_A_PAGE,
  invitedSessions,
  sheetsOf,
  type Invitation,
  type InvitedSession,
} from './invitation.rules.ts';
export { specimenLabels, type Specimen, type SpecimenLabel } from './specimen-labels.rules.ts';
