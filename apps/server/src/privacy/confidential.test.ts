import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, startServerOfRoles, type ServerOfRoles } from '../access/server-of-roles.fixture.ts';
import { PERMISSION_MATRIX, type Role } from '../identity/permission-matrix.data.ts';

/** Whose patients with severe mental disorders are theirs to see: reference rules/modules.md section 3. */
const FEW: readonly Role[] = ['CNT', 'CN2', 'TWN', 'DOC', 'MEN', 'VIL'];
const EVERYDAY = ['gwjkdngl', 'gwtjdngl', 'gwsfmkgl', 'gwfybjgl'];
const OPENED = ['public-health-statistics', 'psychosis-registered', 'counts', '2026-01-01', '2026-12-31', '990101101'];

let site: ServerOfRoles;
let name: string;
beforeAll(async () => {
  site = await startServerOfRoles();
  const [resident] = await site.database.query<{ name: string }>("select name from residents where id = 'resident-1'");
  name = String(resident?.name);
  for (const form of ['psychosis-card', 'psychosis-follow-up', 'visit-record'])
    await site.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, version, data, headline,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       select county_code, $1, $1, 1, id, 'resident', institution_code, '2026-05-04', 1, '{"fillDate":"2026-05-04","terminated":false}', '[]',
         now(), 'x', now(), 'x', 'x' from residents where id = 'resident-1'`,
      [form],
    );
  await site.database.query(
    `insert into resident_views (county_code, resident_id, hour, user_id, part, form_id, at, user_name, institution_code)
     select county_code, id, '2026-06-15T03:00:00Z', 'x', 'form', 'psychosis-card', now(), 'x', institution_code from residents where id = 'resident-1'`,
  );
  await site.database.query(
    `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state)
     select county_code, 'psychosis_x', id, 'psychosis', '', 'psychosis-follow-up', '2026-06-01', '2026-06-01', '2026-06-10', '2026-06-20', 'due'
     from residents where id = 'resident-1'`,
  );
  for (const [form, type] of Object.entries({ 'psychosis-follow-up': '7', 'visit-record': '2' }))
    await site.database.query(
      `insert into upload_entries (county_code, record_id, form_id, record_type, turn, resident_id, institution_code, occurred_on, state, content_hash, created_at)
       select county_code, $1, $1, $2, 1, id, institution_code, '2026-05-04', '1', '', now() from residents where id = 'resident-1'`,
      [form, type],
    );
}, 60_000);
afterAll(() => site?.close());

const ask = async (role: Role, method: 'GET' | 'POST', url: string, payload?: object) => {
  const answer = await site.app.inject({
    ...{ method, url, headers: { token: site.tokens.get(role) as string } },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body };
};
const holdsOne = (role: Role, codes: readonly string[]): boolean =>
  codes.some((code) => PERMISSION_MATRIX[code]?.letters[role] !== undefined);

const holdsE = (role: Role, codes: readonly string[]): boolean =>
  codes.some((code) => ['E', 'M'].includes(PERMISSION_MATRIX[code]?.letters[role] ?? ''));

describe.each(roles)('%s', (role) => {
  const sees = FEW.includes(role);
  const opensFiles = holdsOne(role, EVERYDAY);

  it('reads sheets of severe mental disorders by that right alone', async () => {
    for (const url of ['/api/v1/records/psychosis-follow-up', '/api/v1/records/psychosis-card/history'])
      expect((await ask(role, 'GET', url)).status, url).toBe(sees ? 200 : 403);
    for (const url of ['records/latest?subjectId=resident-1&', 'residents/resident-1/form-context?'])
      expect((await ask(role, 'GET', `/api/v1/${url}formId=psychosis-follow-up`)).status, url).toBe(sees ? 200 : 403);
  });

  it('finds them in the person’s file by that right alone', async () => {
    for (const url of [
      '/api/v1/records?subjectId=resident-1',
      '/api/v1/residents/resident-1/overview',
      '/api/fhir/Patient/resident-1/$everything',
    ]) {
      const { status, body } = await ask(role, 'GET', url);
      expect(status, url).toBe(opensFiles ? 200 : 403);
      expect(body.includes('visit-record'), url).toBe(opensFiles);
      expect(body.includes('psychosis-follow-up'), url).toBe(sees);
    }
  });

  it('is told who looked at them by that right alone', async () => {
    const { status, body } = await ask(role, 'GET', '/api/v1/residents/resident-1/views?offset=0&limit=100');
    expect(status).toBe(holdsE(role, ['gwjkdngl']) ? 200 : 403);
    expect(body.includes('psychosis-card')).toBe(sees);
  });

  it('opens their list, and who stands behind their number, by that right alone', async () => {
    const list = await ask(role, 'POST', '/api/v1/lists/psychosis-record-list/search', { limit: 5 });
    expect(list.status).toBe(sees ? 200 : 403);
    expect(list.body).toContain(
      sees ? 'psychosis-card' : holdsOne(role, ['gwsfmkgl']) ? '管理中的有 1 人' : 'permission.denied',
    );
    const people = await ask(role, 'POST', '/api/v1/lists/analysed-residents/search', {
      ...{ limit: 5, where: { number: OPENED } },
    });
    const why = await ask(role, 'POST', '/api/v1/lists/analysed-residents/why', {
      ...{ id: 'resident-1', where: { number: OPENED.with(1, 'archived') } },
    });
    expect(why.body.includes('高血压规范管理率')).toBe(holdsOne(role, ['gwtjdngl']));
    expect(why.body.includes('精神障碍规范管理率')).toBe(holdsOne(role, ['gwtjdngl']) && sees);
    expect(people.status, people.body).toBe(holdsOne(role, ['gwtjdngl']) && sees ? 200 : 403);
  });

  it('reads whose sheet is uploaded by that right alone', async () => {
    const { status, body } = await ask(role, 'POST', '/api/v1/lists/upload-list/search', { limit: 9 });
    const opens = holdsOne(role, ['tjscgl']);
    expect(status).toBe(opens ? 200 : 403);
    if (!opens) return;
    const { rows } = JSON.parse(body) as { rows: { id: string; cells: { name: string; recordDate: string } }[] };
    const named = new Map(rows.map(({ id, cells }) => [id, cells.name]));
    const looks = !holdsE(role, [...EVERYDAY, 'tjscgl']);
    expect(named.get('visit-record') === name).toBe(!looks);
    expect(named.get('psychosis-follow-up') === name).toBe(sees);
    expect(named.get('psychosis-follow-up')?.[0]).toBe(name[0]);
  });
});
