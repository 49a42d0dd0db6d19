import { loadList, type ActionReceipt, type FrozenSelection, type ListJob, type ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { clientFor, createManualTime, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { createPlans } from './create-plans.ts';
import { rebuildPlans } from './rebuild-plans.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
});
afterAll(() => server.stop());

const LIST = '/api/v1/lists/follow-up-list';
beforeEach(async () => {
  const { database } = server;
  await database.query('delete from records where form_id = any($1)', [['hypertension-card', 'diabetes-card']]);
  await database.query('delete from plan_marks');
  await database.query('delete from plan_doctors');
  // Two people, one with two diseases; first visits were due three months after the cards.
  for (const [id, form, whose] of [
    ['a', 'hypertension-card', 'resident-1'],
    ['b', 'hypertension-card', 'resident-2'],
    ['c', 'diabetes-card', 'resident-1'],
  ] as const)
    await database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       select county_code, $1, $2, 1, id, 'resident', institution_code, '2026-01-10', '{"cardDate":"2026-01-10","terminated":false}', '[]', 1, now(), 'doctor', now(), 'doctor', '医生'
       from residents where id = $3`,
      [id, form, whose],
    );
  await rebuildPlans({ database, plans: createPlans(createManualTime('2026-06-15T04:00:00Z')) });
});

const run = async (
  action: string,
  ids: readonly string[],
  answers: object,
  list = LIST,
  who = doctor,
): Promise<ListJob> => {
  const { body: selection } = await who.send<FrozenSelection>('POST', `${list}/freeze`, { action, ids });
  const started = await who.send<ListJob>('POST', '/api/v1/list-jobs', { selection: selection.id, answers });
  if (started.status >= 400) return started.body;
  return vi.waitFor(
    async () => {
      const { body } = await who.get<ListJob>(`/api/v1/list-jobs/${started.body.id}`);
      expect(body.state).not.toBe('running');
      return body;
    },
    { timeout: 20_000, interval: 20 },
  );
};
const ask = async (body: object) =>
  (await doctor.send<ListPage>('POST', `${LIST}/search`, { limit: 50, offset: 0, ...body })).body;
const rows = async (state: readonly string[] = []) =>
  Object.fromEntries(
    (await ask({ where: { state, programme: ['hypertension', 'diabetes'] } })).rows.map(({ id, cells }) => [
      id,
      [cells['state'], cells['doctor'] ?? null, cells['attempts'], cells['dueOn']].join(' '),
    ]),
  );
const reasons = async (job: ListJob, who = doctor) =>
  (await who.get<ActionReceipt[]>(`/api/v1/list-jobs/${job.id}/receipts`)).body.map(({ reason }) => reason ?? null);
const THREE = ['diabetes_c', 'hypertension_a', 'hypertension_b'];
const undo = (job: ListJob) => doctor.send<ListJob>('POST', `/api/v1/list-jobs/${job.id}/undo`, {});

it('shows what is owed with its person, one row a visit, each begun by a button of its own', async () => {
  expect(await rows()).toEqual({
    diabetes_c: 'overdue village 0 2026-04-10',
    hypertension_a: 'overdue village 0 2026-04-10',
    hypertension_b: 'overdue village 0 2026-04-10',
  });
  const page = await ask({ where: { state: ['overdue'] } });
  expect(page.rows[0]).toMatchObject({
    residentId: 'resident-1',
    cells: { overdueDays: 66, form: 'diabetes-follow-up' },
  });
  const { columns, actions } = await loadList('follow-up-list');
  const words = (key: string) => {
    const { words: of } = columns.find((column) => column.key === key)!;
    return Object.fromEntries(of && 'options' in of ? of.options.map(({ code, label }) => [code, label]) : []);
  };
  // Every sheet is begun by one button, under its own word.
  const begins = (form: string): readonly string[] =>
    (actions ?? []).filter(({ when }) => when?.includes(`plan.form == '${form}'`)).map(({ label }) => label);
  expect(Object.keys(words('form')).filter((form) => begins(form).length !== 1)).toEqual([]);
  expect([begins('child-check-up'), begins('diabetes-follow-up')]).toEqual([['开始儿童检查'], ['开始随访']]);
});

it('says whom to call: the person, else who looks after a child, else who is to be asked', async () => {
  const { database } = server;
  const phones = async () =>
    Object.fromEntries(
      (await ask({ where: { state: ['overdue'] } })).rows.map(({ id, cells }) => [id, cells['phone']]),
    );
  const own = (await phones())['hypertension_b'];
  expect(own).toMatch(/^1\d\d\*{4}\d{4}$/);
  await database.query("update residents set phone = '' where id = 'resident-2'");
  expect((await phones())['hypertension_b']).toBeNull();
  for (const [form, data, seen] of [
    ['resident-personal-info', { contactPhone: '19900000077' }, '199****0077'],
    ['child-basic-info', { guardianPhone: '19900000088' }, '199****0088'],
  ] as const) {
    await database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       select county_code, $1, $1, 1, id, 'resident', institution_code, '2026-01-10', $2::jsonb, '[]', 1, now(), 'doctor', now(), 'doctor', '医生'
       from residents where id = 'resident-2'`,
      [form, JSON.stringify(data)],
    );
    expect((await phones())['hypertension_b']).toBe(seen);
  }
  await database.query("delete from records where id in ('resident-personal-info', 'child-basic-info')");
  await database.query("update residents set phone = '19900000002' where id = 'resident-2'");
});

it('hands visits to another doctor, also the next ones of the programme, and takes it back', async () => {
  const job = await run('transfer', THREE, { doctor: 'doctor', reason: '1', until: '2026-06-20' });
  expect(job).toMatchObject({ state: 'done', done: 3, undoable: true });
  expect(Object.values(await rows()).every((row) => row.includes(' doctor '))).toBe(true);
  expect(await reasons(await run('transfer', ['diabetes_c'], { doctor: 'doctor', reason: '1' }))).toEqual([
    '已经由这位医生随访',
  ]);
  // Nobody is handed to who could not see them.
  const county = await clientFor(server.url, 'county');
  const elsewhere = await run('transfer', THREE, { doctor: 'western', reason: '1' }, LIST, county);
  expect(await reasons(elsewhere, county)).toEqual(THREE.map(() => '不归“西镇医生”所在机构管理，交过去也看不到'));
  expect((await undo(job)).body).toMatchObject({ state: 'undone' });
  expect(Object.values(await rows()).every((row) => row.includes(' village '))).toBe(true);
});

it('tells whom visits are handed to, once a day, and shows from whom they come', async () => {
  const county = await clientFor(server.url, 'county');
  const told = async () =>
    (
      await doctor.send<{ rows: readonly { rule: string; text: string; path: string }[] }>(
        ...(['POST', '/api/v1/reminders/search', { which: 'open' }] as const),
      )
    ).body.rows.flatMap(({ rule, text, path }) => (rule === 'plans-handed' ? [[text, path]] : []));
  const view = (await loadList('follow-up-list')).views?.find(({ id }) => id === 'handed');
  const handed = async () =>
    (await ask({ view: 'handed', ...(view?.where && { where: { ...view.where, doctor: ['doctor'] } }) })).rows.map(
      ({ id, cells }) => [id, cells['handedFrom']],
    );
  expect([await told(), await handed()]).toEqual([[], []]);
  const job = await run('transfer', ['hypertension_a'], { doctor: 'doctor', reason: '1' }, LIST, county);
  await run('transfer', ['hypertension_b'], { doctor: 'doctor', reason: '1' }, LIST, county);
  expect(await told()).toEqual([['县管理员 给您转来了随访', '/cust/followupList?view=handed']]);
  expect(await handed()).toEqual([
    ['hypertension_a', 'village'],
    ['hypertension_b', 'village'],
  ]);
  await county.send('POST', `/api/v1/list-jobs/${job.id}/undo`, {});
  await vi.waitFor(async () => expect(await handed()).toEqual([['hypertension_b', 'village']]), { timeout: 20_000 });
  expect(await told()).toHaveLength(1);
  await server.database.query('delete from plan_doctors');
  expect(await told()).toEqual([]);
});

it('gives a visit up only after three attempts on different days, and takes it up again with a day agreed', async () => {
  const days = ['2026-06-11', '2026-06-12'];
  expect(await reasons(await run('lose', ['hypertension_a'], { reason: '4' }))).toEqual([
    '请先登记至少 3 次不同日期都没有访到的经过（最近一次约好来访之后有 0 次）',
  ]);
  // Noted on paper, entered later; none of a day to come, of long ago, or of before the visit was owed.
  for (const day of days)
    expect(await run('call', ['hypertension_a'], { result: 'not-reached', on: day })).toMatchObject({ done: 1 });
  for (const on of ['2026-06-16', '2026-05-15', 'gestern'])
    expect(await run('call', ['hypertension_a'], { result: 'not-reached', on })).toMatchObject({
      message: '联系日期须在今天和 30 天以前之间',
    });
  const called = await run('call', ['hypertension_a'], { result: 'not-reached', note: '晚上再打' });
  expect(called).toMatchObject({ done: 1, undoable: true });
  expect((await rows())['hypertension_a']).toBe('overdue village 3 2026-04-10');
  const asked = (lastCall: string) => ask({ where: { state: ['overdue'], lastCall: [lastCall] } });
  expect((await asked('not-reached')).rows.map(({ id, cells }) => [id, cells['lastCall']])).toEqual([
    ['hypertension_a', 'not-reached'],
  ]);
  expect((await asked('asked')).rows).toEqual([]);
  const lost = await run('lose', ['hypertension_a', 'hypertension_b'], { reason: '4' });
  expect(lost).toMatchObject({ done: 1, skipped: 1 });
  expect((await rows(['lost']))['hypertension_a']).toMatch(/^lost/);
  const found = await run('found', ['hypertension_a'], { dueOn: '2026-06-25' });
  expect(found).toMatchObject({ done: 1 });
  expect((await rows())['hypertension_a']).toBe('due village 0 2026-06-25');
  // Nothing of it can be taken back out of its order.
  expect((await undo(called)).body).toMatchObject({ state: 'undone' });
  expect((await rows())['hypertension_a']).toMatch(/^overdue/);
});

it('lets follow-ups rest from the list of visits and from that of the disease, takes them up again, and takes either back', async () => {
  const until = '2026-07-20';
  const paused = await run('pause', ['hypertension_a'], { reason: '1', resumeOn: until });
  expect(paused).toMatchObject({ state: 'done', done: 1, undoable: true });
  expect((await rows())['hypertension_a']).toBe(`upcoming village 0 ${until}`);
  expect(await reasons(await run('pause', ['hypertension_a'], { reason: '1', resumeOn: until }))).toEqual([
    '不符合“暂停随访”的条件',
  ]);
  expect((await undo(paused)).body).toMatchObject({ state: 'undone' });
  expect((await rows())['hypertension_a']).toBe('overdue village 0 2026-04-10');
  // The rows of the other list are cards; what is offered follows from what rests.
  const CARDS = '/api/v1/lists/hypertension-record-list';
  const offered = async () =>
    (await doctor.send<ListPage>('POST', `${CARDS}/search`, { limit: 9, offset: 0 })).body.rows.map(({ id, actions }) =>
      [id, ...actions.filter((action) => action === 'pause' || action === 'resume')].join(' '),
    );
  expect((await offered()).toSorted()).toEqual(['a pause', 'b pause']);
  const both = await run('pause', ['a', 'b'], { reason: '2', resumeOn: until, note: '外地带孙' }, CARDS);
  expect(both).toMatchObject({ state: 'done', done: 2 });
  expect((await offered()).toSorted()).toEqual(['a resume', 'b resume']);
  expect((await rows())['diabetes_c']).toBe('overdue village 0 2026-04-10');
  server.clock.advance(1_000);
  const resumed = await run('resume', ['a'], {}, CARDS);
  expect(resumed).toMatchObject({ done: 1 });
  expect((await rows())['hypertension_a']).toBe('due village 0 2026-06-15');
  expect((await undo(resumed)).body).toMatchObject({ state: 'undone' });
  expect((await undo(both)).body).toMatchObject({ state: 'undone' });
  expect((await offered()).toSorted()).toEqual(['a pause', 'b pause']);
});

it('lets a follow-up rest once where two ask for it at the same moment', async () => {
  const answers = { reason: '1', resumeOn: '2026-07-20' };
  const jobs = await Promise.all([1, 2].map(() => run('pause', ['hypertension_b'], answers)));
  expect(jobs.map(({ done, skipped }) => `${done} ${skipped}`).toSorted()).toEqual(['0 1', '1 0']);
  const marks = await server.database.query(`select kind from plan_marks where plan_id = 'hypertension_b'`);
  expect(marks).toEqual([{ kind: 'pause' }]);
});

it('refuses answers that make no sense, with a sentence', async () => {
  for (const [action, answers] of [
    ['call', { result: 'nonsense' }],
    ['lose', { reason: '8' }],
    ['transfer', { doctor: 'doctor', reason: '1', until: '2026-06-14' }],
    ['transfer', { doctor: 'nobody', reason: '1' }],
    ['pause', { reason: '1', resumeOn: '2026-06-15' }],
    ['pause', { reason: '1', resumeOn: '2026-09-14' }],
    ['pause', { reason: '7', resumeOn: '2026-07-01' }],
  ] as const)
    expect(await run(action, ['hypertension_a'], answers)).toMatchObject({ code: 'list.answers' });
});
