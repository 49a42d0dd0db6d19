export {
  ARCHIVE_EVENT_LABELS,
  ARCHIVE_GUARDS,
  ARCHIVE_STATUS_LABELS,
  CONTACT_ATTEMPTS,
  UNDO_MERGE_DAYS,
  archiveAfter,
  archiveEventBetween,
  archiveEventsFrom,
  archiveMachine,
  type ArchiveEvent,
  type ArchiveEventType,
  type ArchiveFacts,
  type ArchiveRefusal,
  type ContactAttempt,
} from './archive/archive.machine.ts';
export {
  ARCHIVE_EVENT_DONE,
  ARCHIVE_FIELDS,
  CONTACT_MODES,
  GRAVE_ARCHIVE_EVENTS,
  type ArchiveField,
} from './archive/archive-fields.data.ts';
export {
  ARCHIVE_STATUSES,
  KNOWN_CONDITIONS,
  RESIDENT_SORTS,
  type ArchiveStatus,
  type ConceptSeries,
  type ConceptValue,
  type DueItem,
  type KnownCondition,
  type Page,
  type Resident,
  type ResidentCall,
  type ResidentOverview,
  type ResidentQuery,
  type ResidentRow,
  type ResidentSort,
  type Sex,
} from './resident.ts';
export {
  NO_ROSTER_ROWS,
  ROSTER_COUNT_OF,
  WARNED_OUTCOMES,
  isWarnedRow,
  type RosterCounts,
  type RosterDifference,
  type RosterEntry,
  type RosterHeading,
  type RosterImport,
  type RosterImportState,
  type RosterOutcome,
  type RosterRowResult,
  type RosterRowsShown,
} from './roster/roster.ts';
export {
  archiveNumber,
  archiveNumberParts,
  archiveNumberWarnings,
  coverFormat,
  lastEight,
  parseArchiveNumber,
  villageKind,
  type ArchiveNumber,
  type ArchiveNumberFailure,
  type ArchiveNumberParts,
  type VillageKind,
} from './archive/archive-number.ts';
export {
  ageFromIdText,
  ageOn,
  birthDateOf,
  birthdayFromIdText,
  checkDigitOf,
  isImpossiblyOld,
  maskCitizenNumber,
  parseCitizenNumber,
  readCitizenNumber,
  sexOf,
  type CitizenNumber,
  type CitizenNumberFailure,
  type ReadCitizenNumber,
} from './citizen-number.ts';
export {
  NO_NUMBER_LABELS,
  NO_NUMBER_REASONS,
  numberDiffers,
  type NoNumberReason,
  type WithoutNumber,
} from './no-number.rules.ts';
export {
  PHONE_MESSAGES,
  isCutMobile,
  isLandline,
  isMobile,
  isWebAddress,
  mobileProblem,
  readPhone,
  type PhoneMessage,
} from './contact.rules.ts';
export { isAssignedRegion } from './region-code.rules.ts';
export { cellText, isBlankCell, plainDigits, tidyText, unreadableCell, type RosterCell } from './roster/roster-cell.ts';
export {
  headingKey,
  readRosterHeader,
  rosterLayoutOf,
  unknownHeadings,
  type RememberedHeadings,
  type RosterColumn,
  type RosterHeader,
  type RosterLayout,
} from './roster/roster-columns.rules.ts';
export { dayOfWorkbook, readTypedDay, readTypedMonth, type TypedDay } from './roster/roster-date.rules.ts';
export { ROSTER_KNOWN, ROSTER_LABELS } from './roster/roster-headings.data.ts';
export {
  isRosterBusy,
  rosterImportMachine,
  rosterImportTakes,
  shownRosterState,
  rosterStateAfter,
  type RosterCommand,
  type RosterImportEvent,
} from './roster/roster-import.machine.ts';
export {
  checkRosterRow,
  type RosterCheckContext,
  type RosterMessage,
  type RosterRowCheck,
} from './roster/roster-row.rules.ts';
export { resolveVillage } from './roster/roster-village.rules.ts';
export { citizenNumberFacts, historyDates, phoneFacts, populationCategories } from './personal-info.rules.ts';
export { residentChangesFrom, type ResidentChanges } from './resident-from-personal-info.ts';
export { tieRefusal, type Family, type FamilyMember, type TieKind } from './family.ts';
export { CHILD_UNTIL, ageFacts, ageOf, formatAge, shownPerson } from './shown-person.rules.ts';
export type { ResidentView, ViewedPart } from './resident-view.ts';
export {
  UPLOAD_PATIENCE,
  UPLOAD_QUESTION_INTERVAL,
  rosterUploadMachine,
  uploadRefusal,
  type RosterRequest,
  type RosterUploadContext,
  type RosterUploadEvent,
  type UploadFile,
} from './roster/roster-upload.machine.ts';
export { usualForms, type UsualForm } from './usual-forms.rules.ts';
export { CLINIC_OF_A_VILLAGE, villageNameOf } from './village.rules.ts';
export {
  ARCHIVE_ACTION_EVENTS,
  eventOf,
  eventsFor,
  missingLine,
  nothingTyped,
  problemWith,
  type AskedType,
  type Typed,
} from './archive/archive-event.rules.ts';
export { SEEN_ALIVE_FORMS, SEEN_FORMS, showsAlive } from './seen-alive.rules.ts';
export { REMOVAL_NOT_YOURS, removalLetter } from './sheets/sheet-removal.rules.ts';
export { endedSaid, leavingToldBy, type LeavingTold } from './leaving-told.rules.ts';
