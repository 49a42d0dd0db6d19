/**
 * A program as somebody else would write it over the types that `openapi-typescript` makes of `/api/v1/openapi.json`. The test of
 * the generated client copies it beside them, compiles it and runs it: `node program.ts http://server user password`.
 */
export const PROGRAM = `
import type { components, paths } from './schema.ts';

type Save = components['schemas']['RecordSave'];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Of<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends infer Operation
  ? Operation extends { responses: infer Answers }
    ? { [Status in keyof Answers]: Json<Answers[Status]> }
    : never
  : never;
type Sent<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends { requestBody?: infer Body }
  ? Json<NonNullable<Body>>
  : never;

const [server, username, password] = process.argv.slice(2) as [string, string, string];
let token = '';

async function ask(method: string, path: string, body: unknown): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(server + path, {
    method,
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

// Logs in. Only who was let in has a token: the compiler knows by \`code\`.
const credentials: Sent<'/api/api/wx/loginin', 'post'> = { username, password };
const session = (await ask('POST', '/api/api/wx/loginin', credentials)).answer as Of<'/api/api/wx/loginin', 'post'>[200];
if (session.code !== 200) throw new Error(session.msg);
token = session.token;
console.log('logged in as', session.name);

// Searches.
const question: Sent<'/api/v1/residents/search', 'post'> = { text: '张三丰', limit: 5 };
const found = (await ask('POST', '/api/v1/residents/search', question)).answer as Of<'/api/v1/residents/search', 'post'>[200];
const resident = found.rows[0];
if (!resident) throw new Error('nobody');
console.log('found', found.total, resident.name, resident.archiveNumber.length);

// Saves, and saves again as somebody who has not seen the first save.
const save: Save = {
  id: 'generated-client',
  formId: 'supplement-blood-routine',
  formVersion: 1,
  subjectId: resident.id,
  occurredOn: '2026-06-15',
  data: { examDate: '2026-06-15', hemoglobin: 132 },
  baseVersion: 0,
  saveId: 'generated-client-1',
};
type Saved = Of<'/api/v1/records/{id}', 'put'>;
const put = (body: Save) => ask('PUT', \`/api/v1/records/\${save.id}\`, body);
const saved = (await put(save)).answer as Saved[200];
console.log('saved version', saved.version);
const late = await put({ ...save, saveId: 'generated-client-2', data: { examDate: '2026-06-15', hemoglobin: 118 } });
if (late.status !== 409) throw new Error(String(late.status));

// Reads the conflict.
const { code, conflict } = late.answer as Saved[409];
console.log(code, 'theirs is version', conflict?.theirs.version, 'with', conflict?.theirs.data['hemoglobin']);
`;

/** Mistakes the compiler has to find in a program over the same types, each in place of a line of it. */
export const MISTAKES: readonly (readonly [line: string, mistake: string])[] = [
  ['token = session.token;', 'token = session.tokens;'],
  ['if (session.code !== 200) throw new Error(session.msg);', ''],
  ["text: '张三丰', limit: 5", "text: '张三丰', limit: '5'"],
  ['  baseVersion: 0,\n', ''],
  ['conflict?.theirs.version', 'conflict?.theirs.versions'],
];
