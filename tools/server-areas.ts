/**
 * The server's areas (folders of apps/server/src), and which of the others each may import. Acyclic, as
 * tests/architecture/server-areas.test.ts shows: whoever reads an area need never read one above it. `server-context` is the one file
 * beside the areas that they may see; only the files beside them (`create-server.ts`, `main.ts`, …) put everything together.
 */
const KERNEL = ['shared', 'database', 'ports'] as const;
/** What every area with routes needs: who asks, what they may, what is written down of it. */
const SERVING = [
  ...KERNEL,
  'access',
  'identity',
  'logging',
  'privacy',
  'server-context',
  'uploads',
  'reminding',
] as const;

export const SERVER_AREAS: { readonly [area: string]: readonly string[] } = {
  // Nothing of ours: clock, schemas, failures, words.
  shared: [],
  // What a route says of who may ask it.
  access: [],
  // Interfaces that the composition fills: counters, bus, leadership, forms, the file of failures.
  ports: ['database'],
  database: ['shared'],
  // Files that come in, and what archives hold.
  uploads: ['shared'],
  // Raising reminders, in the transaction of what causes them; `reminders` shows them.
  reminding: ['shared', 'database'],
  counters: KERNEL,
  backup: ['shared', 'database'],
  // Who is asking: users, sessions, permissions, the guard of all routes.
  identity: [...KERNEL, 'access'],
  'server-context': [...KERNEL, 'identity', 'uploads'],
  web: ['shared', 'access', 'server-context'],
  logging: [...KERNEL, 'access', 'identity', 'server-context'],
  privacy: [...KERNEL, 'identity'],
  realtime: SERVING,
  shell: SERVING,
  devices: SERVING,
  organisation: SERVING,
  resident: [...SERVING, 'organisation'],
  records: [...SERVING, 'organisation', 'resident'],
  // What lists filter by, worked out of a person's history with every write.
  facts: [...KERNEL, 'records'],
  // Planned visits: worked out of the same histories, and what people say of them.
  plans: [...SERVING, 'facts', 'lists', 'organisation', 'records', 'resident'],
  // What rules say of stored records: worked out of the same histories, and what people say of it.
  checks: [...SERVING, 'facts', 'lists', 'organisation', 'records', 'resident'],
  'nucleic-acid': [...SERVING, 'lists', 'organisation', 'records'],
  'maternal-child': [...SERVING, 'records'],
  // Contracts with family doctors, monitoring at home and the reports made of it.
  prevention: [...SERVING, 'lists', 'records'],
  // What of 全局配置 is in force, and who may change it.
  configuration: [...SERVING, 'realtime', 'records'],
  // Who may do what: a county's roles, and who may give which.
  roles: [...SERVING, 'realtime'],
  staff: [...SERVING, 'lists', 'organisation', 'realtime', 'roles'],
  // Packages of 版本控制: files that come in by pieces, and their download.
  'app-packages': [...SERVING, 'records'],
  'first-page': [...SERVING, 'records'],
  // Ways in and one's own account; the signature is a record.
  account: [...SERVING, 'organisation', 'realtime', 'records', 'staff'],
  // The other side of the wire: a platform of our own for trials and tests. It knows nothing of this server.
  'provincial-platform': ['shared'],
  platform: [...SERVING, 'account', 'provincial-platform'],
  'set-up': [...SERVING, 'organisation', 'staff'],
  call: [...SERVING, 'configuration', 'organisation', 'realtime', 'resident'],
  // One person's file: what is in it, hidden numbers, who has looked.
  'resident-file': [...SERVING, 'call', 'organisation', 'records', 'resident'],
  // Residents, their files and plans as FHIR R4, for reading by other systems.
  fhir: [...SERVING, 'lists', 'plans', 'records', 'resident'],
  // Lists as data: expressions in SQL, sources, jobs over many rows.
  lists: [...SERVING, 'organisation', 'realtime', 'records', 'resident'],
  // Numbers over the rows of lists, and the analyses made of them.
  measures: [...SERVING, 'lists', 'organisation'],
  // Sessions of check-ups, who has a place, the check-up day, review and report; a self-check is filled with numbers.
  scheduling: [...SERVING, 'lists', 'measures', 'organisation', 'records', 'resident'],
  // Pages of numbers and the report of a year as documents: read, printed, for Word and Excel.
  reports: [...SERVING, 'lists', 'measures', 'organisation'],
  // What goes to the provincial platform: the ledger, who sends, what lists do over it.
  'upload-ledger': [...SERVING, 'lists', 'platform', 'provincial-platform', 'realtime', 'records'],
  // The centre of reminders: what somebody has to do, judged again when it is shown.
  reminders: [...SERVING, 'configuration', 'lists', 'realtime', 'records'],
  roster: [...SERVING, 'organisation', 'resident'],
  analytics: [...SERVING, 'organisation', 'resident'],
  // Made-up people as plain data; `loading` puts them into a database.
  seed: ['shared'],
  loading: [...KERNEL, 'facts', 'plans', 'checks', 'identity', 'organisation', 'records', 'resident', 'seed'],
};

/** Folders that may import everything and that nothing else may import. */
export const SERVER_TOOLS = ['bench', 'testing'] as const;
/** The one file beside the areas that is a node of the table. */
export const SERVER_CONTEXT = 'server-context';
