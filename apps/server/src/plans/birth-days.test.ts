import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, createManualTime, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { createPlans } from './create-plans.ts';
import { rebuildPlans } from './rebuild-plans.ts';

const CHILD = 'resident-2';
const LIST = '/api/v1/lists/follow-up-list';
let server: TestServer;
let viewer: TestClient;
let doctor: TestClient;
/** Every day of a plan of the child from which its birthday is a subtraction. */
let telling: readonly CalendarDay[];
type Days = {
  readonly id: string;
  readonly programme: string;
  readonly days: readonly (CalendarDay | null)[];
  readonly due_on: CalendarDay;
};
let plans: readonly Days[];

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  await database.query("update residents set birth_date = '2025-08-20', filed_on = '2025-08-25' where id = $1", [
    CHILD,
  ]);
  await database.query(
    `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
       created_at, created_by, updated_at, updated_by, updated_by_name)
     select county_code, 'card', 'immunization-record', 1, id, 'resident', institution_code, '2025-09-02', '{"doses":[]}', '[]', 1, now(), 'doctor',
       now(), 'doctor', '医生' from residents where id = $1`,
    [CHILD],
  );
  await rebuildPlans({ database, plans: createPlans(createManualTime('2026-06-15T04:00:00Z')) });
  await database.query(
    "update plans set state = 'overdue' where id = (select min(id) from plans where resident_id = $1 and programme = 'child' and closed_on is null)",
    [CHILD],
  );
  plans = await database.query<Days>(
    `select id, programme, due_on, array[soon_on, due_on, grace_until, last_on, closed_on]::text[] as days from plans where resident_id = $1`,
    [CHILD],
  );
  telling = plans.flatMap(({ days }) => days.flatMap((day) => (day ? [day, addDays(day, 1), addDays(day, -1)] : [])));
  await database.query(
    `insert into reminders (county_code, id, rule, subject_id, resident_id, due_on, recipient_id, facts, state, raised_at)
     select county_code, 'r-' || p.id || u.id, 'plan-overdue', p.id, p.resident_id, p.due_on, u.id, '{"what":"儿童健康检查"}', '0', '2026-06-15T01:00:00Z'
     from plans p, users u where p.resident_id = $1 and p.programme = 'child' and p.state = 'overdue' and u.id in ('viewer', 'doctor')`,
    [CHILD],
  );
  await database.query("update reminders set escalated = true where recipient_id in ('viewer', 'doctor')");
  [viewer, doctor] = await Promise.all([clientFor(server.url, 'viewer'), clientFor(server.url, 'doctor')]);
});
afterAll(() => server?.stop());

/** All that tells of planned visits, as somebody is answered. */
async function told(who: TestClient): Promise<readonly (readonly [string, string])[]> {
  const all = { limit: 200, where: { state: [] } };
  const asked = {
    list: who.send('POST', `${LIST}/search`, all),
    facets: who.send('POST', `${LIST}/facets`, { filters: ['state', 'programme'] }),
    refresh: who.send('POST', `${LIST}/refresh`, { ids: plans.map(({ id }) => id) }),
    why: who.send('POST', `${LIST}/why`, { id: plans[0]?.id, where: { dueOn: { from: '2027-01-01' } } }),
    home: who.get('/api/v1/home/summary'),
    archive: who.get(`/api/v1/residents/${CHILD}/overview`),
    reminders: who.send('POST', '/api/v1/reminders/search', { which: 'open' }),
    'list of reminders': who.send('POST', '/api/v1/lists/smart-reminders/search', { limit: 200, where: { state: [] } }),
    fhir: who.get(`/api/fhir/Patient/${CHILD}/$everything`),
  };
  return Promise.all(
    Object.entries(asked).map(async ([name, answer]) => {
      const { status, body } = await answer;
      expect([name, status]).toEqual([name, 200]);
      return [name, JSON.stringify(body)] as const;
    }),
  );
}

describe('the days of a small child’s planned visits', () => {
  it('tells who may only look no day from which a birthday follows, wherever plans are told of', async () => {
    expect(new Set(plans.map(({ programme }) => programme))).toEqual(new Set(['child', 'vaccination', 'tcm']));
    const found = (answers: readonly (readonly [string, string])[]) =>
      answers.flatMap(([name, text]) => telling.filter((day) => text.includes(day)).map((day) => `${name} ${day}`));
    const seen = await told(viewer);
    expect(found(seen)).toEqual([]);
    expect(seen.filter(([, text]) => text.includes(CHILD)).map(([name]) => name)).toEqual([
      ...['list', 'refresh', 'home', 'archive', 'reminders', 'list of reminders', 'fhir'],
    ]);
    // Who works with them is told all of it.
    const known = new Set(found(await told(doctor)).map((one) => one.replace(/ \S+$/, '')));
    expect([...known]).toEqual(['list', 'refresh', 'home', 'archive', 'reminders', 'list of reminders', 'fhir']);
  });

  it('confirms no guess by a filter, and no order', async () => {
    const day = plans.find(({ programme }) => programme === 'child')?.due_on;
    const ask = async (who: TestClient, more: object) =>
      (await who.send<ListPage>('POST', `${LIST}/search`, { limit: 200, ...more })).body;
    const guess = { where: { state: [], dueOn: { from: day, to: day } } };
    expect([(await ask(doctor, guess)).count.found > 0, (await ask(viewer, guess)).count.found]).toEqual([true, 0]);
    const condition = { where: { state: [] }, condition: `plan.soonOn < '${day}' && plan.programme == 'child'` };
    expect([(await ask(doctor, condition)).count.found > 0, (await ask(viewer, condition)).count.found]).toEqual([
      true,
      0,
    ]);
    const at = (page: ListPage): readonly string[] =>
      page.rows.map(({ id }) => id).filter((id) => id.startsWith('child'));
    const sort = { where: { state: [], programme: ['child'] }, sort: [{ by: 'dueOn' }] };
    const down = { ...sort, sort: [{ by: 'dueOn', descending: true }] };
    expect(at(await ask(doctor, sort))).toEqual(at(await ask(doctor, down)).toReversed());
    // Without days the rows stand by who they are, in whichever direction.
    const ids = at(await ask(viewer, sort));
    expect(ids.toSorted()).toEqual(at(await ask(doctor, sort)).toSorted());
    expect([ids, ids.toReversed()]).toContainEqual(ids.toSorted());
    expect([ids, ids.toReversed()]).toContainEqual(at(await ask(viewer, down)));
  });
});
