import { RECORD_HOOKS } from './record-hooks.ts';
import { allHooks } from './records/record-hooks.ts';
import { entryImport, IMPORT_ENTRIES } from './lists/imports/entry-import.ts';
import { importEntries } from './lists/imports/import-entries.job.ts';
import type { ImportKind } from './lists/imports/import-kind.ts';
import { cardImport } from './lists/imports/card-import.ts';
import { visitImport } from './lists/imports/visit-import.ts';
import { laboratoryImport } from './lists/imports/laboratory-import.ts';
import { entryCommandJobs } from './lists/jobs/entry-command-jobs.ts';
import { moveEntries } from './lists/jobs/move-entries.job.ts';
import { handOverResidents } from './lists/jobs/hand-over-residents.job.ts';
import { clearExceptions } from './lists/jobs/clear-exceptions.job.ts';
import { handleExceptions } from './lists/jobs/handle-exceptions.job.ts';
import { careCardJobs } from './lists/jobs/care-card.jobs.ts';
import { monitoringJobs } from './lists/jobs/monitoring.jobs.ts';
import { healthReportJobs } from './prevention/jobs/health-report.jobs.ts';
import { REMIND_MEASURING_JOBS } from './prevention/jobs/remind-measuring.jobs.ts';
import { contractJobs } from './lists/jobs/contract.jobs.ts';
import { screeningJobs } from './lists/jobs/screening.jobs.ts';
import { transferDoctor } from './lists/jobs/transfer-doctor.job.ts';
import { PLAN_JOBS } from './plans/jobs/index.ts';
import { CHECK_JOBS } from './checks/jobs/finding.jobs.ts';
import { REMINDER_JOBS } from './reminders/reminder.jobs.ts';
import { INSTRUMENT_IMPORT } from './nucleic-acid/instrument-import.ts';
import { nucleicJobs } from './nucleic-acid/jobs/nucleic-jobs.ts';
import { contractImport, IMPORT_CONTRACTS, importContracts } from './prevention/imports/contract-import.ts';
import { APPOINTMENT_IMPORT } from './scheduling/imports/appointment-import.ts';
import { SCHEDULING_JOBS } from './scheduling/jobs/scheduling-jobs.ts';
import { importStaff } from './staff/import-staff.job.ts';
import { IMPORT_STAFF, STAFF_IMPORT } from './staff/staff-sheet.ts';
import { revokeTokens } from './staff/tokens/revoke-tokens.job.ts';
import { setStaffStates } from './staff/staff-states.job.ts';
import type { JobKind } from './lists/jobs/job-kind.ts';
import type { ServedLists } from './lists/serve-lists.ts';

/** What can be done to many rows, by the name actions of lists call it. */
const HOOKS = allHooks(RECORD_HOOKS);
const LIST_JOBS = {
  ...PLAN_JOBS,
  ...CHECK_JOBS,
  ...REMINDER_JOBS,
  'handle-exceptions': handleExceptions,
  'clear-exceptions': clearExceptions,
  'enable-staff': setStaffStates('active'),
  'disable-staff': setStaffStates('disabled'),
  'revoke-tokens': revokeTokens,
  [IMPORT_STAFF]: importStaff,
  'transfer-doctor': transferDoctor,
  'hand-over-residents': handOverResidents,
  'remove-entries': moveEntries(HOOKS, true),
  'restore-entries': moveEntries(HOOKS, false),
  ...screeningJobs(HOOKS),
  ...careCardJobs(HOOKS),
  ...monitoringJobs(HOOKS),
  ...healthReportJobs(HOOKS),
  ...REMIND_MEASURING_JOBS,
  ...contractJobs(HOOKS),
  [IMPORT_CONTRACTS]: importContracts(HOOKS),
  ...SCHEDULING_JOBS,
  ...entryCommandJobs(HOOKS),
  [IMPORT_ENTRIES]: importEntries(HOOKS),
  ...nucleicJobs(HOOKS),
};

/** The jobs over rows there are, with those of uploads. */
export const listJobsOf = (uploads: { readonly [job: string]: JobKind }): { readonly [job: string]: JobKind } => ({
  ...LIST_JOBS,
  ...uploads,
});

/** Diseases whose lists take in cards and visits. */
const CARED_FOR = { hypertension: '高血压', diabetes: '糖尿病', psychosis: '严重精神障碍', tuberculosis: '肺结核' };

/** What each list takes in, by list and, where it takes files of several things, by what they are of. */
const IMPORTS: { readonly [what: string]: (lists: ServedLists) => ImportKind | undefined } = {
  'check-up-management': laboratoryImport,
  'sign-up-record-list': contractImport,
  'appointment-list': () => APPOINTMENT_IMPORT,
  'nucleic-result': () => INSTRUMENT_IMPORT,
  'institution-user-management': () => STAFF_IMPORT,
  ...Object.fromEntries(
    Object.entries(CARED_FOR).flatMap(([key, disease]) => {
      const [list, card] = [`${key}-record-list`, `${key}-card`];
      const cards = (lists: ServedLists) => cardImport(lists, card);
      const visits = (lists: ServedLists) => visitImport(lists, { form: `${key}-follow-up`, card, disease });
      return [
        [list, cards],
        [`${list} cards`, cards],
        [`${list} visits`, visits],
      ];
    }),
  ),
};

/** How each list takes files in. `content`: what they are of, where that is more than one thing. */
export function importsOf(lists: ServedLists): (list: string, content?: string) => ImportKind | undefined {
  const known = new Map<string, ImportKind | undefined>();
  return (list, content) => {
    const what = content === undefined ? list : `${list} ${content}`;
    const own = Object.hasOwn(IMPORTS, what) ? IMPORTS[what] : undefined;
    if (!own) return content === undefined ? entryImport(lists, list) : undefined;
    if (!known.has(what)) known.set(what, own(lists));
    return known.get(what);
  };
}
