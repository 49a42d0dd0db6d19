/**
 * How a screen comes to show what calls a route that writes: by a right it asks `useMay` (or `holdsRight`) for itself, or by another file
 * that does; as an action of a list that opens this window; on a page only its holders may open; or inside of a sheet, which asks `maySave`.
 */
export type Shown =
  | { readonly asks: readonly string[]; readonly by?: string }
  | { readonly window: string }
  | { readonly page: string }
  | { readonly maySave: string };

/** A route that writes, what of the application calls it, and each file of the screens that uses that. */
export type ScreenWrite = {
  readonly route: string;
  /** Ports and services with their method, or a use case by its name; empty where no screen of ours calls the route, and why in `unseen`. */
  readonly calls: readonly string[];
  readonly from?: { readonly [file: string]: Shown };
  readonly unseen?: string;
};

const CHECK_UPS = { asks: ['gwtjdngl:E'] };
const STAFF = { asks: ['ht-jgyh:E'] };
const manages = { asks: ['ht-jgyh:M'] };
const ROLE = { asks: ['ht-jgyh:M'], by: 'back-office/role.screen.tsx' };
const ARCHIVE = { asks: ['gwjkdngl:E'], by: 'resident/archive/archive-actions.part.tsx' };
const IMPORT = { page: '/cust/base/import/:id' };
const LINKS = 'shell/use-user-links.ts';
const ACCOUNTS = 'shell/platform-accounts.screen.tsx';
const UPLOADS = { asks: ['tjscgl:E'] };
const BY_LIST = 'an action of a list does it as a job over rows';
const FILES = ['gwjkdngl:E', 'gwtjdngl:E', 'gwsfmkgl:E', 'gwfybjgl:E'];

export const SCREEN_WRITES: readonly ScreenWrite[] = [
  {
    route: 'POST /api/v1/reminder-limits',
    calls: ['ReminderLimitsGateway.set'],
    from: { 'reminders/limits/reminder-limits.part.tsx': { window: 'reminder-limits' } },
  },
  {
    route: 'POST /api/v1/app-packages',
    calls: ['PackageUploads.open'],
    from: { 'forms/fields/package-field.part.tsx': { maySave: 'register/register-form.screen.tsx' } },
  },
  {
    route: 'PUT /api/v1/institution-populations/:code',
    calls: ['AnalysisSession.register'],
    from: { 'measures/populations.part.tsx': { asks: ['gwmksjwh:E'], by: 'measures/analysis.screen.tsx' } },
  },
  {
    route: 'PUT /api/v1/analyses/:page/snapshots/:id',
    calls: ['AnalysisSession.freeze'],
    from: { 'measures/snapshots.part.tsx': { asks: ['gwmksjwh:E'], by: 'measures/analysis.screen.tsx' } },
  },
  {
    route: 'POST /api/v1/annual-reports/:institution/:year/generate',
    calls: ['AnnualReportSession.generate'],
    from: { 'reports/annual-report.part.tsx': { asks: ['gwmksjwh:E'] } },
  },
  {
    route: 'POST /api/v1/annual-reports/:institution/:year/sentence',
    calls: ['AnnualReportSession.edit'],
    from: { 'reports/annual-sentence.part.tsx': { asks: ['gwmksjwh:E'], by: 'reports/annual-report.part.tsx' } },
  },
  {
    route: 'POST /api/v1/annual-reports/:institution/:year/move',
    calls: ['AnnualReportSession.move'],
    from: { 'reports/annual-moves.part.tsx': { asks: ['gwmksjwh:M'] } },
  },
  {
    route: 'POST /api/v1/exam-sessions',
    calls: ['SchedulingGateway.saveSession', 'saveSessions'],
    from: { 'scheduling/session-editor.part.tsx': { window: 'sessionEditor' } },
  },
  { route: 'POST /api/v1/exam-sessions/:id/find', calls: [],
    unseen: 'the desk looks for who stands there, in the box that is shown with the check-in', },
  { route: 'POST /api/v1/appointments', calls: ['createReception'], from: { 'scheduling/desk.screen.tsx': CHECK_UPS } },
  {
    route: 'POST /api/v1/exam-sessions/:id/calls',
    calls: ['createStationCaller'],
    from: { 'scheduling/hall-calls.part.tsx': { asks: ['gwtjdngl:E'] } },
  },
  { route: 'POST /api/v1/appointments/:id/events', calls: ['SchedulingGateway.change'], from: { 'scheduling/desk-people.part.tsx': { window: 'undo-check-in' } } },
  {
    route: 'POST /api/v1/check-ups/:id/critical-notice',
    calls: ['SchedulingGateway.tell'],
    from: { 'scheduling/critical-notice.part.tsx': { ...CHECK_UPS, by: 'scheduling/review.screen.tsx' } },
  },
  {
    route: 'POST /api/v1/check-ups/:id/review-events',
    calls: ['SchedulingGateway.judge'],
    from: { 'scheduling/verdict.part.tsx': { asks: ['gwtjdngl:M'], by: 'scheduling/review.screen.tsx' } },
  },
  { route: 'POST /api/v1/residents', calls: ['ResidentDirectory.create'], from: { 'resident/new-resident/new-resident.part.tsx': { window: 'new-resident' } } },
  {
    route: 'POST /api/v1/residents/:id/archive-events',
    calls: ['ArchiveEvents.apply'],
    from: { 'resident/archive/archive-event-dialog.part.tsx': ARCHIVE, 'resident/merge/merge-dialog.part.tsx': { window: 'merge-archive' } },
  },
  { route: 'POST /api/v1/residents/:id/doctor', calls: [], unseen: BY_LIST },
  {
    route: 'POST /api/v1/residents/:id/reveal',
    calls: ['ResidentDirectory.reveal'],
    from: { 'shared/use-reveal.ts': { asks: FILES, by: 'shared/use-may-reveal.ts' } },
  },
  {
    route: 'PUT /api/v1/residents/:id/id-number',
    calls: ['ResidentDirectory.giveNumber'],
    from: { 'resident/new-resident/give-number.part.tsx': { asks: ['gwjkdngl:E'], by: 'resident/resident-card.part.tsx' } },
  },
  {
    route: 'PUT /api/v1/residents/:id/family',
    calls: ['FamilyDirectory.tie'],
    from: { 'maternal-child/relative-dialog.part.tsx': { asks: ['gwfybjgl:E', 'gwjkdngl:E'], by: 'maternal-child/care.screen.tsx' } },
  },
  { route: 'POST /api/excels/putjkdninfo', calls: ['RosterImportService.start'], from: { 'resident/roster/roster-start.part.tsx': { page: '/cust/base/import' } } },
  ...['decide', 'cancel', 'confirm', 'withdraw'].map((what) => `POST /api/v1/roster-imports/:id/${what}`).concat('PUT /api/v1/roster-imports/:id/columns')
    .map((route): ScreenWrite => ({ route, calls: ['RosterImportService.demand'], from: { 'resident/roster/roster-import.screen.tsx': IMPORT } })),
  { route: 'POST /api/v1/print-jobs', calls: ['PrintJobs.keep'], from: { 'paper/pages/use-print-keeping.ts': { asks: ['bggl:E', ...FILES] } } },
  { route: 'POST /api/v1/waiting-retests', calls: [], unseen: 'the desks ask whether who stands there is waited for, beside the form that is shown to who may save it' },
  { route: 'POST /api/v1/tube-codes', calls: ['TubeCodes.next'], from: { 'nucleic-acid/tube-code-button.part.tsx': { maySave: 'nucleic-acid/sample-entry.screen.tsx' } } },
  { route: 'PUT /api/v1/menu-settings', calls: ['MenuEditor.save'], from: { 'back-office/menu.screen.tsx': { asks: ['ht-cdgl:M'] } } },
  { route: 'POST /api/v1/users', calls: ['StaffEditor.save'], from: { 'back-office/staff.screen.tsx': STAFF } },
  { route: 'POST /api/v1/users/passwords', calls: ['createPasswordSlips'], from: { 'back-office/slips/password-slips.part.tsx': { window: 'password-slips' } } },
  { route: 'PUT /api/v1/users/:id', calls: ['StaffEditor.save'], from: { 'back-office/staff.screen.tsx': STAFF } },
  { route: 'POST /api/v1/users/:id/password', calls: ['StaffEditor.resetPassword'], from: { 'back-office/staff.screen.tsx': STAFF } },
  { route: 'PUT /api/v1/users/:id/wechat/removed', calls: ['StaffEditor.unbindWeChat'], from: { 'back-office/staff.screen.tsx': STAFF } },
  { route: 'PUT /api/v1/users/:id/institution', calls: ['StaffEditor.move'], from: { 'back-office/staff.screen.tsx': manages } },
  { route: 'PUT /api/v1/users/:id/state', calls: ['StaffEditor.setState'], from: { 'back-office/staff.screen.tsx': manages } },
  { route: 'PUT /api/v1/users/:id/sessions/ended', calls: ['StaffEditor.logOut'], from: { 'back-office/staff.screen.tsx': manages } },
  { route: 'POST /api/v1/roles', calls: ['RoleEditor.copy'], from: { 'back-office/role-steps.part.tsx': ROLE } },
  { route: 'PUT /api/v1/roles/:code', calls: ['RoleEditor.save'], from: { 'back-office/role.screen.tsx': { asks: ROLE.asks } } },
  { route: 'PUT /api/v1/roles/:code/removed', calls: ['RoleEditor.remove'], from: { 'back-office/role.screen.tsx': { asks: ROLE.asks } } },
  { route: 'PUT /api/v1/roles/:code/state', calls: ['RoleEditor.setState'], from: { 'back-office/role-steps.part.tsx': ROLE } },
  { route: 'POST /api/v1/roles/:code/effect', calls: [], unseen: 'asked by the editor itself while rights are changed' },
  { route: 'POST /api/v1/round/forget', calls: ['RoundGateway.forget'], from: { 'plans/use-round-move.ts': { asks: ['gwsfmkgl:E'], by: 'plans/round-order.part.tsx' } } },
  { route: 'POST /api/v1/round/moves', calls: ['RoundGateway.move'], from: { 'plans/use-round-move.ts': { asks: ['gwsfmkgl:E'], by: 'plans/round-order.part.tsx' } } },
  { route: 'POST /api/v1/self-checks/figures', calls: ['createSelfCheckFilling'], from: { 'scheduling/self-check/take-figures.part.tsx': { maySave: 'register/register-form.screen.tsx' } } },
  { route: 'POST /api/users/updateuserpwdcz', calls: ['AccountGateway.resetPassword'], from: { 'shell/dialogs/reset-password-dialog.part.tsx': { ...STAFF, by: LINKS } } },
  {
    route: 'POST /api/users/upptuser',
    calls: ['PlatformAccounts.edit', 'PlatformAccounts.save'],
    from: { 'shell/dialogs/platform-account-line.part.tsx': { ...UPLOADS, by: ACCOUNTS } },
  },
  { route: 'POST /api/dock/ptmmjy', calls: ['PlatformGateway.check'], from: { 'shell/dialogs/platform-check-dialog.part.tsx': { ...UPLOADS, by: ACCOUNTS } } },
  { route: 'POST /api/dock/ptsfyz', calls: ['createPlatformVerdicts'], from: { 'shell/dialogs/platform-verdicts.part.tsx': { ...UPLOADS, by: ACCOUNTS } } },
  { route: 'POST /api/fhir/Patient/_search', calls: [], unseen: 'for other systems; nothing is written, but a number could be confirmed' },
  { route: 'POST /api/v1/institutions', calls: ['InstitutionEditor.save'], from: { 'back-office/institution.screen.tsx': manages } },
  { route: 'PUT /api/v1/institutions/:code', calls: ['InstitutionEditor.save'], from: { 'back-office/institution.screen.tsx': manages } },
  { route: 'PUT /api/v1/institutions/:code/state', calls: ['InstitutionEditor.setState'], from: { 'back-office/institution.screen.tsx': manages } },
  { route: 'POST /api/v1/institutions/import', calls: [], unseen: 'no page of ours yet' },
  { route: 'POST /api/v1/institutions/import/preview', calls: [], unseen: 'no page of ours yet' },
  { route: 'PUT /api/ykdjgxxtowns', calls: [], unseen: 'a call of the specification' },
  { route: 'PUT /api/ykdjgxxvillagess', calls: [], unseen: 'a call of the specification' },
  { route: 'POST /api/v1/upload-batches/:id/events', calls: ['TaskLook.steer'], from: { 'upload/upload-task.part.tsx': UPLOADS } },
  { route: 'POST /api/v1/upload-previews', calls: ['createUploadPreview'], from: { 'upload/new-upload.part.tsx': { window: 'newUpload' } } },
  { route: 'POST /api/v1/upload-reconciliations', calls: ['ReconcileLook.run', 'AnalysisSession.pull'], from: {
      'upload/reconciliation.part.tsx': { window: 'reconciliation' },
      'measures/pull-button.part.tsx': { ...UPLOADS, by: 'measures/analysis.screen.tsx' },
    } },
  { route: 'POST /api/v1/uploads/:id/decide', calls: ['EntryLook.decide'], from: { 'upload/decide.part.tsx': UPLOADS } },
];
