export {
  ArchiveEvents,
  type ArchiveEventDone,
  type BesideKind,
  type MergePreview,
  type PastArchiveEvent,
  type TakenField,
} from './archive-events.port.ts';
export { FamilyDirectory } from './family-directory.port.ts';
export {
  ResidentDirectory,
  type CreatedResident,
  type MaskedAnswer,
  type NewResident,
  type NewResidentRefusal,
  type NumberRefusal,
  type OpeningData,
} from './resident-directory.port.ts';
export { RosterGateway, type ChosenFile } from './roster-gateway.port.ts';
export { RosterImportService, type RosterImportState } from './roster-import.service.ts';
export { createRosterImportService } from './roster-import.ts';
export { createPastEvents } from './past-events.service.ts';
export {
  VIEWS_PAGE,
  createFamilyFile,
  createGrowthReference,
  createMergePreview,
  createOverview,
  createResidentViews,
} from './resident-file.service.ts';
export { CHOICES_SHOWN, createNumberOwner, createResidentSearch } from './resident-search.service.ts';
export { ROSTERS_PAGE, ROSTER_ROWS_PAGE, createRosterRows, createRosters } from './rosters.service.ts';
export {
  NOTHING_TYPED,
  firstSheet,
  newResidentOf,
  nextToFill,
  problemsOf,
  readTypedNumber,
  type NumberReading,
  type ResidentProblems,
  type TypedResident,
} from './new-resident.rules.ts';
export { lastVillageIn } from './last-village.ts';
