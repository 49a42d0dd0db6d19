import { bloodCount } from '../testing/index.ts';
import type { ForeignRows } from './foreign-rows.fixture.ts';

/** One request. */
export type Ask = readonly [method: 'GET' | 'PUT' | 'POST', path: string, body?: object];
/** Rows there are none of. */
export const NONE: ForeignRows = {
  ...{ roster: 'none', checked: 'none', token: 'none', package: 'none', ticket: 'none', snapshot: 'none' },
  ...{ accounts: 'none', account: 'none', deletion: 'none', upload: 'none', entry: 'none', resident: 'none' },
  ...{ reminder: 'none', call: 'none', view: 'none', session: 'none', booking: 'none', batch: 'none' },
  operation: 'none',
};
/** The eastern township, and one there is not. */
const placeOf = (rows: ForeignRows): string => (rows === NONE ? '990101199' : '990101101');
/** Of which days numbers are asked for. */
export const period = { from: '2026-01-01', until: '2026-12-31' };

/** What is asked about somebody of another institution. */
const readingPeople = ({ resident }: ForeignRows): readonly Ask[] => [
  ['GET', `/api/v1/residents/${resident}/overview`],
  ['GET', `/api/v1/residents/${resident}/family`],
  ['GET', `/api/v1/residents/${resident}/form-context?formId=health-check-up&on=2026-06-15`],
  ['GET', `/api/v1/residents/${resident}/series?concepts=hemoglobin`],
  ['GET', `/api/v1/residents/${resident}/home-file?of=pressure`],
  ['GET', `/api/v1/residents/${resident}/views`],
  ['GET', `/api/v1/residents/${resident}/archive-events`],
  ['GET', `/api/v1/residents/${resident}/merge-preview?keptId=resident-4`],
  ['GET', `/api/v1/records?subjectId=${resident}`],
  ['GET', `/api/v1/records/latest?subjectId=${resident}&formId=supplement-blood-routine`],
  ['GET', `/api/fhir/Patient/${resident}`],
  ['GET', `/api/fhir/Patient/${resident}/$everything`],
  ...['QuestionnaireResponse', 'Encounter', 'Observation', 'Condition', 'CarePlan'].map((kind): Ask => [
    'GET',
    `/api/fhir/${kind}?patient=${resident}`,
  ]),
];

/** What is written of somebody of another institution. */
const writingPeople = ({ resident, entry }: ForeignRows): readonly Ask[] => [
  ['POST', `/api/v1/residents/${resident}/doctor`, { doctorId: 'doctor' }],
  ['POST', `/api/v1/residents/${resident}/reveal`, { what: 'idNumber' }],
  ['PUT', `/api/v1/residents/${resident}/id-number`, { idNumber: '990101196001010065' }],
  ['PUT', `/api/v1/residents/${resident}/family`, { kind: 'mother', otherId: 'resident-4' }],
  ['PUT', `/api/v1/records/${entry}/removed`, { removed: true, baseVersion: 1, saveId: 'not-theirs-removed' }],
  [
    'POST',
    `/api/v1/residents/${resident}/archive-events`,
    { id: 'not-theirs-event', event: { type: 'LOSE', on: '2026-06-15', reason: '1' } },
  ],
  ['POST', '/api/v1/appointments', { id: 'not-theirs-booking', residentId: resident, sessionId: 'none' }],
  ['POST', '/api/v1/round/moves', { residentId: resident, besideId: 'resident-4', side: 'before' }],
  ['POST', '/api/v1/print-jobs', { jobs: [{ id: 'not-theirs-print', residentId: resident, template: '6' }] }],
];

/** What reads days of check-ups, check-ups and tasks of uploads. */
const readingWork = ({ session, batch, upload, entry }: ForeignRows): readonly Ask[] => [
  ['GET', `/api/v1/exam-sessions/${session}`],
  ['GET', `/api/v1/exam-sessions/${session}/desk`],
  ['GET', `/api/v1/exam-sessions/${session}/calls`],
  ['POST', `/api/v1/exam-sessions/${session}/calls`, { station: '7' }],
  ['POST', `/api/v1/exam-sessions/${session}/find`, { text: '王' }],
  ['GET', `/api/v1/check-ups/${upload}/review`],
  ['GET', `/api/v1/records/${entry}/facts`],
  ['GET', `/api/fhir/QuestionnaireResponse/${entry}`],
  ['GET', `/api/v1/upload-batches/${batch}`],
];

const notice = { notifiedAt: '2026-06-15T02:00:00Z', mode: '1', receiver: '改', handled: '1' };
/** What writes them. */
const writingWork = ({ session, booking, batch, upload }: ForeignRows): readonly Ask[] => [
  ['POST', `/api/v1/appointments/${booking}/events`, { type: 'CHECK_IN' }],
  ['POST', `/api/v1/appointments/${booking}/events`, { type: 'CANCEL', reason: '改', way: '1' }],
  ['POST', '/api/v1/appointments', { id: 'not-theirs-place', residentId: 'resident-4', sessionId: session }],
  ['POST', `/api/v1/check-ups/${upload}/review-events`, { seen: 1, event: { type: 'PASS', without: '改' } }],
  ['POST', `/api/v1/check-ups/${upload}/critical-notice`, notice],
  ...['PAUSE', 'RETRY_FAILED', 'STOP'].map((type): Ask => [
    'POST',
    `/api/v1/upload-batches/${batch}/events`,
    { type, reason: '改' },
  ]),
];

/** What reads one of these rows. */
export const reading = (rows: ForeignRows, year: number): readonly Ask[] => [
  ['GET', `/api/v1/roster-imports/${rows.roster}`],
  ['GET', `/api/v1/roster-imports/${rows.roster}/rows`],
  ['GET', `/api/v1/roster-imports/${rows.roster}/check-file.xlsx`],
  ['GET', `/api/v1/roster-imports/${rows.checked}/rows`],
  ['GET', `/api/v1/tokens/${rows.token}/uses`],
  ['GET', `/api/v1/annual-reports/990101/${year}`],
  ['GET', `/api/v1/annual-reports/990101/${year}/file?format=docx`],
  ['GET', `/api/v1/annual-reports/990101101/${year}`],
  ['GET', `/api/v1/annual-reports/990101101/${year}/file?format=docx`],
  ['POST', `/api/v1/annual-reports/990101/${year}/comparison`, { year: 2026 }],
  ['GET', `/api/v1/analyses/public-health-statistics/snapshots/${rows.snapshot}`],
  ['GET', `/api/v1/app-packages/${rows.package}/install`],
  ['GET', `/api/v1/users/${rows.account}`],
  ['GET', `/api/v1/uploads/${rows.upload}`],
  ['POST', `/api/v1/uploads/${rows.upload}/compare`, {}],
  ['GET', `/api/v1/records/${rows.entry}`],
  ['GET', `/api/v1/records/${rows.entry}/history`],
  ['GET', `/api/v1/medication-records/${rows.entry}/check`],
  ['GET', `/api/v1/contracts/${rows.entry}/services`],
  ['GET', `/api/v1/institution-populations?institution=${placeOf(rows)}`],
  ['POST', '/api/v1/analyses/public-health-statistics/figures', { ...period, institution: placeOf(rows) }],
  ['POST', '/api/v1/analyses/summary/figures', { ...period, institution: placeOf(rows) }],
  [
    'POST',
    '/api/v1/analyses/glucose-warning-distribution/points',
    { ...period, institution: placeOf(rows), chart: 'scatter' },
  ],
  ...readingPeople(rows),
  ...readingWork(rows),
  ...[rows.accounts, rows.deletion].flatMap((job): Ask[] => [
    ['GET', `/api/fhir/export/${job}`],
    ['GET', `/api/v1/list-jobs/${job}`],
    ['GET', `/api/v1/list-jobs/${job}/receipts`],
    ['GET', `/api/v1/list-jobs/${job}/file.xlsx`],
  ]),
];

const account = { version: 1, name: '改', phone: '', roles: ['ENT'], reason: '改' };
/** What writes one of these rows. */
export const writing = (rows: ForeignRows, year: number): readonly Ask[] => [
  ['PUT', `/api/v1/roster-imports/${rows.checked}/columns`, { columns: [{ at: 0, use: 'ignored' }] }],
  ['POST', `/api/v1/roster-imports/${rows.checked}/decide`, { row: 2, apart: true }],
  ['POST', `/api/v1/roster-imports/${rows.checked}/confirm`, {}],
  ['POST', `/api/v1/roster-imports/${rows.checked}/cancel`, {}],
  ['POST', `/api/v1/roster-imports/${rows.roster}/withdraw`, {}],
  ['PUT', `/api/v1/tokens/${rows.token}/revoked`, {}],
  ['POST', `/api/v1/annual-reports/990101/${year}/generate`, { base: 1 }],
  ['POST', `/api/v1/annual-reports/990101/${year}/sentence`, { id: 'archives.use', seen: '', text: '改' }],
  ['POST', `/api/v1/annual-reports/990101101/${year}/move`, { type: 'REVIEW', base: 1 }],
  ['POST', `/api/v1/annual-reports/990101101/${year}/move`, { type: 'WITHDRAW', base: 1, reason: '改' }],
  ['PUT', `/api/v1/users/${rows.account}`, account],
  ['PUT', `/api/v1/users/${rows.account}/state`, { ...account, state: 'disabled' }],
  ['PUT', `/api/v1/users/${rows.account}/institution`, { ...account, institutionCode: '990101102' }],
  ['PUT', `/api/v1/users/${rows.account}/sessions/ended`, {}],
  ['PUT', `/api/v1/users/${rows.account}/wechat/removed`, {}],
  ['POST', `/api/v1/users/${rows.account}/password`, {}],
  ['POST', '/api/v1/users/passwords', { ids: [rows.account] }],
  ['POST', `/api/v1/uploads/${rows.upload}/decide`, { decision: 'ours' }],
  ['PUT', `/api/v1/institution-populations/${placeOf(rows)}`, { population: 9, elderly: 1, base: 1 }],
  ['PUT', `/api/v1/records/${rows.entry}`, bloodCount({ id: rows.entry, saveId: 'not-theirs', baseVersion: 1 })],
  ['POST', `/api/v1/list-imports/${rows.accounts}/confirm`, { known: 'update' }],
  ['POST', `/api/v1/reminders/${rows.reminder}/events`, { type: 'READ' }],
  ['POST', `/api/v1/reminders/${rows.reminder}/events`, { type: 'FINISH', note: '改' }],
  ['PUT', `/api/v1/call/${rows.call}/note`, { note: '改' }],
  ['POST', `/api/v1/lists/uploaded-list/views/${rows.view}/drop`, {}],
  ...writingPeople(rows),
  ...writingWork(rows),
  ...[rows.accounts, rows.deletion].flatMap((job): Ask[] => [
    ['POST', `/api/v1/list-jobs/${job}/undo`, {}],
    ['POST', `/api/v1/list-jobs/${job}/cancel`, {}],
  ]),
];

/** Rows asked for by their names of a list somebody may well see, but not these rows of it. */
export const fromOwnLists = ({ upload, account, token, resident }: ForeignRows): readonly Ask[] =>
  [
    ['uploaded-list', upload, 'ask-delete'],
    ['institution-user-management', account, 'disable'],
    ['api-tokens', token, 'revoke'],
    ['resident-list', resident, 'transferDoctor'],
  ].flatMap(([list = '', id = '', action = '']): Ask[] => [
    ['POST', `/api/v1/lists/${list}/refresh`, { ids: [id] }],
    ['POST', `/api/v1/lists/${list}/why`, { id }],
    ['POST', `/api/v1/lists/${list}/freeze`, { action, ids: [id] }],
  ]);

/** Lists and searches that tell of several rows. */
export const LISTED: readonly Ask[] = [
  ['GET', '/api/v1/roster-imports'],
  ['GET', '/api/v1/tokens'],
  ['GET', '/api/v1/list-jobs'],
  ['GET', '/api/v1/annual-reports?year=2026'],
  ['GET', '/api/v1/analyses/public-health-statistics/snapshots'],
  ['GET', '/api/v1/app-terminals/versions'],
  ['GET', '/api/v1/institution-populations'],
  ['POST', '/api/v1/analyses/public-health-statistics/figures', { ...period, by: ['org'] }],
  ['POST', '/api/v1/analyses/summary/figures', { ...period, by: ['author'] }],
  ['POST', '/api/v1/users/search', { text: '不外传' }],
  ['POST', '/api/v1/lists/uploaded-list/search', {}],
  ['POST', '/api/v1/lists/api-tokens/search', {}],
  ['POST', '/api/v1/lists/entry-list/search', {}],
  ['POST', '/api/v1/lists/operation-log/search', {}],
  ['POST', '/api/v1/lists/institution-user-management/search', {}],
];

const expiresOn = '2026-07-15';
const letters = { gwjkdngl: 'V' };
const choice = { recordTypes: ['2'], states: ['1'] };
const staff = { username: 'not.theirs', name: '改', phone: '', roles: ['ENT'] };
const newborn = { name: '周小梅', idNumber: '', noNumber: '1', sex: 'female', birthDate: '2026-06-01' };
const NARROWED = '/api/v1/analyses/public-health-statistics';

/** What narrows to an institution that is named, or writes there: to one of others, and to one there is not. */
export const narrowing = (rows: ForeignRows): readonly Ask[] => {
  const institution = placeOf(rows);
  const narrowed = { ...period, institution };
  return [
    ['GET', `/api/dockapi/findhomesclist?jgbh=${institution}`],
    ['GET', `/api/dockapi/findhomeyclist?jgbh=${institution}`],
    ['POST', '/api/dockapi/findHomelist', { jgbh: institution }],
    ['POST', '/api/api/jkct/findhometjall', { jgbh: institution }],
    ['POST', '/api/api/jkct/getzrys', { jgbh: institution }],
    ['GET', `${NARROWED}/file?format=xlsx&from=${period.from}&until=${period.until}&institution=${institution}`],
    ['POST', `${NARROWED}/document`, narrowed],
    ['PUT', `${NARROWED}/snapshots/not-theirs-snapshot`, { ...narrowed, by: ['org'], title: '改' }],
    ['GET', `/api/v1/wall/feeds?institution=${institution}`],
    ['GET', `/api/v1/wall/numbers?institution=${institution}`],
    ['POST', '/api/v1/residents/search', { institutionCode: institution, limit: 20 }],
    ['POST', '/api/v1/residents/search', { villageCode: `${institution}001`, limit: 20 }],
    ['POST', '/api/v1/residents', { ...newborn, villageCode: `${institution}001` }],
    ['POST', '/api/v1/tokens', { name: '改', letters, expiresOn, institutionCode: institution }],
    ['POST', '/api/v1/users', { ...staff, institutionCode: institution }],
    ['POST', '/api/v1/upload-errors', { institution, by: 'code' }],
    ['POST', '/api/v1/upload-previews', { institution, ...choice }],
    ['POST', '/api/v1/upload-reconciliations', { institution, from: period.from, to: period.until }],
    ['GET', `/api/fhir/Patient?organization=${institution}&_count=10`],
  ];
};

/** An operation of others, and the parts of a file of theirs. */
export const ofOthers = ({ operation, deletion }: ForeignRows): readonly Ask[] => [
  ['GET', `/api/v1/operations/${operation}`],
  ['GET', `/api/fhir/export/${deletion}/Patient.ndjson`],
];

/** Which institutions there are is no secret among staff; who does not manage one changes nothing there. */
export const changingPlaces = (code: string): readonly Ask[] => [
  ['PUT', `/api/v1/institutions/${code}`, { name: '改', version: 1, offersChildren: true }],
  ['PUT', `/api/v1/institutions/${code}/state`, { version: 1, state: 'disabled', reason: '改' }],
  ['POST', '/api/v1/institutions', { code: `${code}088`, name: '改' }],
  ['POST', '/api/v1/institutions/import', { institutions: [{ code: `${code}088`, name: '改' }] }],
  ['PUT', '/api/ykdjgxxtowns', { id: code, name: '改' }],
  ['PUT', '/api/ykdjgxxvillagess', { id: `${code}001`, name: '改' }],
];
