import { changeSchema, type Database, type Queryable } from './database.port.ts';
import { foundation } from './migrations/to-0049/0001-foundation.ts';
import { draftSecrets } from './migrations/to-0049/0002-draft-secrets.ts';
import { residentChanges } from './migrations/to-0049/0003-resident-changes.ts';
import { recordsOfRegisters } from './migrations/to-0049/0004-records-of-registers.ts';
import { familyTies } from './migrations/to-0049/0005-family-ties.ts';
import { challenges } from './migrations/to-0049/0006-challenges.ts';
import { devicesAndPlatform } from './migrations/to-0049/0007-devices-and-platform.ts';
import { serialNumbers } from './migrations/to-0049/0008-serial-numbers.ts';
import { calls } from './migrations/to-0049/0009-calls.ts';
import { presenceOfSessions } from './migrations/to-0049/0010-presence-of-sessions.ts';
import { tubeCodes } from './migrations/to-0049/0011-tube-codes.ts';
import { counters } from './migrations/to-0049/0012-counters.ts';
import { staffAccounts } from './migrations/to-0049/0013-staff-accounts.ts';
import { residentViews } from './migrations/to-0049/0014-resident-views.ts';
import { processes } from './migrations/to-0049/0016-processes.ts';
import { rosterImports } from './migrations/to-0049/0017-roster-imports.ts';
import { surnameReadings } from './migrations/to-0049/0020-surname-readings.ts';
import { lists } from './migrations/to-0049/0021-lists.ts';
import { listJobs } from './migrations/to-0049/0022-list-jobs.ts';
import { residentFacts } from './migrations/to-0049/0023-resident-facts.ts';
import { archiveEvents } from './migrations/to-0049/0028-archive-events.ts';
import { previousLogIns } from './migrations/to-0049/0029-previous-log-ins.ts';
import { registersAsLists } from './migrations/to-0049/0031-registers-as-lists.ts';
import { backOffice } from './migrations/to-0049/0032-back-office.ts';
import { uploads } from './migrations/to-0049/0035-uploads.ts';
import { annualReports } from './migrations/to-0049/0047-annual-reports.ts';
import { institutionPopulations } from './migrations/0050-institution-populations.ts';
import { scheduling } from './migrations/to-0049/0037-scheduling.ts';
import { nucleicRetests } from './migrations/to-0049/0042-nucleic-retests.ts';
import { apiTokens } from './migrations/0051-api-tokens.ts';
import { secondReadings } from './migrations/0053-second-readings.ts';
import { listImports } from './migrations/to-0049/0046-list-imports.ts';
import { plans } from './migrations/to-0049/0033-plans.ts';
import { appTerminals } from './migrations/to-0049/0038-app-terminals.ts';
import { reminders } from './migrations/to-0049/0048-reminders.ts';
import { appPackages } from './migrations/to-0049/0045-app-packages.ts';
import { uploadTasks } from './migrations/to-0049/0040-upload-tasks.ts';
import { nucleicTubes } from './migrations/to-0049/0041-nucleic-tubes.ts';
import { uploadDeletions } from './migrations/0056-upload-deletions.ts';
import { dataPatterns } from './migrations/0057-data-patterns.ts';
import { userInstitutions } from './migrations/0058-user-institutions.ts';
import { derivedWork } from './migrations/0062-derived-work.ts';
import { platformOnly } from './migrations/0063-platform-only.ts';
import { analysisSnapshots } from './migrations/0064-analysis-snapshots.ts';
import { callsOnPlans } from './migrations/0069-calls-on-plans.ts';
import { branchChanges } from './migrations/0070-branch-changes.ts';
import { checkedIndex } from './migrations/0073-checked-index.ts';
import { pausedFollowUps } from './migrations/0071-paused-follow-ups.ts';
import { dataChecks } from './migrations/to-0049/0043-data-checks.ts';
import { urgedTubes } from './migrations/0075-urged-tubes.ts';
import { contractPackages } from './migrations/0076-contract-packages.ts';
import { contractEnds } from './migrations/0077-contract-ends.ts';
import { invitationContacts } from './migrations/0078-invitation-contacts.ts';
import { institutionStates } from './migrations/0079-institution-states.ts';
import { handedReminders } from './migrations/0080-handed-reminders.ts';
import { importContents } from './migrations/0082-import-contents.ts';
import { codesReadQuickly } from './migrations/0102-codes-read-quickly.ts';
import { monthlyReports } from './migrations/0113-monthly-reports.ts';
import { sheetsByEntry } from './migrations/0104-sheets-by-entry.ts';
import { filesWithoutNumber } from './migrations/0117-files-without-number.ts';
import { countedByDay } from './migrations/0107-counted-by-day.ts';
import { sheetsAtHand } from './migrations/0103-sheets-at-hand.ts';
import { daysReadQuickly } from './migrations/0088-days-read-quickly.ts';
import { institutionContacts } from './migrations/0096-institution-contacts.ts';
import { hallCalls } from './migrations/0125-hall-calls.ts';
import { refusedOperations } from './migrations/0126-refused-operations.ts';
import { listsFromIndexes } from './migrations/0132-lists-from-indexes.ts';
import { commonDaysFirst } from './migrations/0133-common-days-first.ts';
import { changesByKind } from './migrations/0140-changes-by-kind.ts';
import { firstPage } from './migrations/0146-first-page.ts';
import { askedNumbers } from './migrations/0147-asked-numbers.ts';
import { numbersInOrder } from './migrations/0148-numbers-in-order.ts';
import { deliverySignatures } from './migrations/0149-delivery-signatures.ts';
import { remindersOfAPerson } from './migrations/0150-reminders-of-a-person.ts';
import { signaturesOfJobs } from './migrations/0151-signatures-of-jobs.ts';
import { drugsUsed } from './migrations/0156-drugs-used.ts';
import { valuesOfAPerson } from './migrations/0157-values-of-a-person.ts';
import { uploadDepartures } from './migrations/0158-upload-departures.ts';
import { valuesByPersonAlone } from './migrations/0159-values-by-person-alone.ts';
import { doctorTurns } from './migrations/0160-doctor-turns.ts';
import { daysOfSlots } from './migrations/0161-days-of-slots.ts';
import { psychosisRight } from './migrations/0170-psychosis-right.ts';
import { lostVisits } from './migrations/0180-lost-visits.ts';
import { keptAnswers } from './migrations/0155-kept-answers.ts';
import { laboratoryLabels } from './migrations/0095-laboratory-labels.ts';
import { whoseSamples } from './migrations/0067-whose-samples.ts';

export type Migration = { readonly number: number; readonly name: string; readonly sql: string };

/** In the order they are applied; a published one is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  foundation,
  draftSecrets,
  residentChanges,
  recordsOfRegisters,
  familyTies,
  challenges,
  devicesAndPlatform,
  serialNumbers,
  calls,
  presenceOfSessions,
  tubeCodes,
  counters,
  staffAccounts,
  residentViews,
  processes,
  rosterImports,
  surnameReadings,
  lists,
  listJobs,
  residentFacts,
  archiveEvents,
  previousLogIns,
  registersAsLists,
  backOffice,
  uploads,
  scheduling,
  plans,
  nucleicTubes,
  nucleicRetests,
  secondReadings,
  appPackages,
  listImports,
  institutionPopulations,
  reminders,
  dataChecks,
  uploadTasks,
  uploadDeletions,
  dataPatterns,
  userInstitutions,
  appTerminals,
  annualReports,
  apiTokens,
  derivedWork,
  platformOnly,
  analysisSnapshots,
  whoseSamples,
  callsOnPlans,
  branchChanges,
  pausedFollowUps,
  checkedIndex,
  urgedTubes,
  contractPackages,
  contractEnds,
  invitationContacts,
  institutionStates,
  handedReminders,
  importContents,
  daysReadQuickly,
  codesReadQuickly,
  sheetsAtHand,
  sheetsByEntry,
  monthlyReports,
  filesWithoutNumber,
  laboratoryLabels,
  institutionContacts,
  hallCalls,
  refusedOperations,
  countedByDay,
  listsFromIndexes,
  commonDaysFirst,
  changesByKind,
  firstPage,
  askedNumbers,
  numbersInOrder,
  deliverySignatures,
  remindersOfAPerson,
  signaturesOfJobs,
  keptAnswers,
  drugsUsed,
  valuesOfAPerson,
  uploadDepartures,
  valuesByPersonAlone,
  doctorTurns,
  daysOfSlots,
  psychosisRight,
  lostVisits,
];

/** One migration and the note that it was applied. Statements end with `;` and the end of a line. */
export async function applyMigration(inside: Queryable, { number, name, sql }: Migration): Promise<void> {
  for (const statement of sql.split(/;\s*\n/).filter((text) => text.trim() !== '')) await inside.query(statement);
  await inside.query('insert into schema_migrations (number, name) values ($1, $2)', [number, name]);
}

/** What of the migrations a database has and has not. Nothing is changed. */
export async function schemaState(
  database: Queryable,
  migrations = MIGRATIONS,
): Promise<{ readonly pending: readonly Migration[]; readonly unknown: readonly number[]; readonly empty: boolean }> {
  const [table] = await database.query<{ known: boolean }>(
    "select to_regclass('schema_migrations') is not null as known",
  );
  const applied = table?.known
    ? (await database.query<{ number: number }>('select number from schema_migrations')).map(({ number }) => number)
    : [];
  return {
    pending: migrations.filter(({ number }) => !applied.includes(number)),
    unknown: applied.filter((number) => !migrations.some((migration) => migration.number === number)),
    empty: applied.length === 0,
  };
}

/** Brings the schema up to date and returns the names of what was applied now. Safe to run from several processes. */
export async function migrate(database: Database, migrations = MIGRATIONS): Promise<readonly string[]> {
  await changeSchema(database, (inside) =>
    inside.query(
      'create table if not exists schema_migrations (number int primary key, name text not null, applied_at timestamptz not null default now())',
    ),
  );
  const applied: string[] = [];
  for (const migration of migrations) {
    const fresh = await changeSchema(database, async (inside) => {
      const [known] = await inside.query('select 1 from schema_migrations where number = $1', [migration.number]);
      if (known) return false;
      await applyMigration(inside, migration);
      return true;
    });
    if (fresh) applied.push(migration.name);
  }
  return applied;
}
