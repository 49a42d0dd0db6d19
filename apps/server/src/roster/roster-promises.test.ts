import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { bloodCount } from '../testing/test-client.ts';
import { rosterDesk, type RosterDesk } from './roster-desk.fixture.ts';
import { fixtureIdNumber, rosterFixture } from './roster-fixture.ts';
import { ROSTER_FILE_MESSAGES } from './roster-limits.ts';
import { rawWorkbook, textRow } from './workbook.fixture.ts';

let server: TestServer;
let desk: RosterDesk;
beforeAll(async () => {
  // Whoever starts on the embedded database is alone on it: what others hold there they have left behind.
  server = await startTestServer({ database: await openTestDatabase() });
  desk = await rosterDesk(server);
});
afterAll(() => server.stop());

type Person = readonly [name: string, n: number, phone: string];
const sheet = (...people: readonly Person[]): Uint8Array =>
  rawWorkbook({
    rows:
      textRow(1, '姓名', '身份证号', '联系电话', '村（居）') +
      people.map(([name, n, phone], at) => textRow(at + 2, name, fixtureIdNumber(n), phone, '东村')).join(''),
  });
const phoneOf = async (n: number): Promise<string | null | undefined> =>
  (
    await server.database.query<{ phone: string | null }>('select phone from residents where id_number = $1', [
      fixtureIdNumber(n),
    ])
  )[0]?.phone;
const outcomes = async (id: string): Promise<readonly string[]> => (await desk.rows(id)).map(({ outcome }) => outcome);

it('does not overwrite what somebody changed between the check and the confirmation', async () => {
  await desk.imported(sheet(['王小明', 1, '19900000001'], ['李小红', 2, '19900000002']));
  const id = await desk.upload(
    sheet(['王小明', 1, '19900000091'], ['李小红', 2, '19900000092'], ['赵小新', 3, '19900000003']),
  );
  await desk.rested(id);
  await server.database.query("update residents set phone = '19911110001' where id_number = $1", [fixtureIdNumber(1)]);
  await desk.client.send('POST', '/api/v1/residents', { name: '赵新', idNumber: fixtureIdNumber(3) });
  await desk.command(id, 'confirm');
  const done = await desk.rested(id);
  expect(done.counts).toMatchObject({ created: 0, updated: 1, recheck: 2 });
  expect([await phoneOf(1), await phoneOf(2)]).toEqual(['19911110001', '19900000092']);
  expect(await desk.rows(id, 'recheck')).toMatchObject([
    { row: 2, differences: [{ column: '联系电话', from: '199****0001', to: '199****0091' }] },
    { row: 4, messages: [{ text: expect.stringContaining('已有人为该居民建档') }] },
  ]);
});

it('takes back what nothing was built on, and names what stays', async () => {
  await desk.imported(sheet(['钱一', 11, '19900000011']));
  const done = await desk.imported(
    sheet(['钱一', 11, '19900000099'], ['钱二', 12, ''], ['钱三', 13, ''], ['钱四', 14, '']),
  );
  const [, second, third] = await desk.rows(done.id);
  const save = bloodCount({ id: 'of-12', saveId: 's-12', subjectId: second!.residentId! });
  expect((await desk.client.send('PUT', '/api/v1/records/of-12', save)).status).toBe(200);
  await server.database.query("update residents set address = '新村' where id = $1", [third!.residentId!]);
  expect(await desk.command(done.id, 'withdraw')).toBe(200);
  const back = await desk.rested(done.id);
  expect(back).toMatchObject({ state: 'withdrawn', counts: { withdrawn: 2, created: 2, updated: 0 } });
  expect([await phoneOf(11), await phoneOf(14)]).toEqual(['19900000011', undefined]);
  expect((await desk.rows(done.id, 'created')).map(({ messages }) => messages.at(-1)?.text)).toEqual([
    '导入之后已有服务记录，没有撤回',
    '导入之后修改过档案，没有撤回',
  ]);
});

it('leaves who was booked, sampled, invited, handed over or uploaded since, each with its reason', async () => {
  const done = await desk.imported(
    sheet(['孙一', 61, ''], ['孙二', 62, ''], ['孙三', 63, ''], ['孙四', 64, ''], ['孙五', 65, ''], ['孙六', 66, '']),
  );
  const ids = (await desk.rows(done.id)).map(({ residentId = '' }) => residentId);
  const county = { county_code: '990101' };
  const day = '2026-06-20';
  const appointment = { id: 'a', session_id: 's', slot: 1, queue_no: 1, institution_code: '990101101', year: 2026 };
  const work: readonly (readonly [table: string, row: object])[] = [
    ['appointments', { ...appointment, resident_id: ids[0], check_type: '1', day, state: '3', version: 1 }],
    ['nucleic_samples', { id: 'n', tube_id: 't', name: '孙二', id_no: fixtureIdNumber(62), resident_id: ids[1] }],
    ['invitation_contacts', { id: 'i', resident_id: ids[2], no: 1, year: 2026, on_day: day, result: '1' }],
    ['plan_doctors', { resident_id: ids[3], programme: 'x', doctor_id: 'doctor', until_day: day, reason: '1' }],
    ['upload_entries', { record_id: 'u', resident_id: ids[4] }],
  ];
  for (const [table, row] of work) await writeRow(table, { ...county, ...row });
  await desk.command(done.id, 'withdraw');
  const back = await desk.rested(done.id);
  expect(back.counts).toMatchObject({ created: 5, withdrawn: 1 });
  expect((await desk.rows(done.id, 'created')).map(({ messages }) => messages.at(-1)?.text)).toEqual([
    '导入之后已有体检预约，没有撤回',
    '导入之后已有核酸采样，没有撤回',
    '导入之后已登记体检动员，没有撤回',
    '导入之后已转交随访任务，没有撤回',
    '导入之后已列入上传，没有撤回',
  ]);
});

/** Columns it must have and this is not about are filled with something of their kind. */
async function writeRow(table: string, row: object): Promise<void> {
  const needed = await server.database.query<{ name: string; sample: string }>(
    `select column_name as name, case when data_type like 'timestamp%' then '2026-06-15T00:00:00Z' when data_type = 'date' then '2026-06-15' when data_type = 'boolean' then 'false' when data_type = 'jsonb' then '{}' else '1' end as sample
     from information_schema.columns where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  );
  const whole = { ...Object.fromEntries(needed.map(({ name, sample }) => [name, sample])), ...row };
  const names = Object.keys(whole);
  await server.database.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    [JSON.stringify(whole)],
  );
}

it('stops where somebody cancels while it writes: what is written stays and is listed, nothing else is', async () => {
  const { bytes } = await rosterFixture({ rows: 1_500, villages: ['东村'], area: '440309' });
  const id = await desk.upload(bytes);
  await desk.rested(id);
  await desk.command(id, 'confirm');
  await expect.poll(async () => (await desk.status(id)).handled, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0);
  expect(await desk.command(id, 'cancel')).toBe(200);
  const { state, counts, message } = await desk.status(id);
  expect([state, counts.created + counts.notWritten]).toEqual(['stopped', 1_492]);
  expect(message).toContain('取消了导入');
  const [stored] = await server.database.query<{ count: number }>(
    "select count(*)::int as count from residents where id_number like '440309%'",
  );
  expect(stored?.count).toBe(counts.created);
  expect(await desk.rows(id, 'created')).toHaveLength(counts.created);
});

it.each([
  ['account is disabled', 'disabled_at = now()', 'disabled_at = null'],
  ['institution is another one', "institution_code = '990101102'", "institution_code = '990101101'"],
])(
  'writes and takes back nothing more in the name of somebody whose %s, says so, and lets a colleague go on',
  async (_what, taken, given) => {
    const area = taken.startsWith('dis') ? '321084' : '321088';
    const { bytes } = await rosterFixture({ rows: 600, villages: ['东村'], area });
    const colleague = await rosterDesk(server, 'clerk');
    const giveBack = () => server.database.query(`update users set ${given} where id = 'doctor'`);
    // In the transaction of the second chunk, and of what asks for the withdrawal.
    await server.database.query(`create function take_away() returns trigger language plpgsql as
      $$ begin update users set ${taken} where id = 'doctor'; return new; end $$`);
    await server.database.query(`create trigger taken after update on roster_imports for each row
      when ((new.phase = 'saving' and new.state ->> 'handled' = '100') or new.phase = 'withdrawing') execute function take_away()`);
    const stored = async () =>
      (
        await server.database.query<{ count: number }>(
          'select count(*)::int as count from residents where starts_with(id_number, $1)',
          [area],
        )
      )[0]?.count;
    const id = await desk.upload(bytes);
    await desk.rested(id);
    await desk.command(id, 'confirm');
    const stopped = await colleague.rested(id);
    expect(stopped).toMatchObject({ state: 'stopped', message: ROSTER_FILE_MESSAGES.writeRefused });
    expect([stopped.counts, await stored()]).toMatchObject([{ created: 100, notWritten: 492 }, 100]);

    await giveBack();
    expect(await desk.command(id, 'withdraw')).toBe(200);
    const kept = await colleague.rested(id);
    expect(kept).toMatchObject({ message: ROSTER_FILE_MESSAGES.withdrawRefused, counts: stopped.counts });
    expect(await stored()).toBe(100);
    expect(await colleague.command(id, 'withdraw')).toBe(200);
    const { counts } = await colleague.rested(id);
    // What was never written is not told as opened because the rest was taken back.
    expect(counts).toMatchObject({ created: 0, withdrawn: 100, notWritten: 492 });
    expect(await colleague.rows(id, 'created')).toEqual([]);
    expect(await stored()).toBe(0);
    await giveBack();
    await server.database.query('drop function take_away cascade');
  },
);

it('goes on where a process was killed while it wrote, doubles no row, and ends in words what it was reading', async () => {
  const { bytes } = await rosterFixture({ rows: 600, villages: ['东村'], area: '320214' });
  const id = await desk.upload(bytes);
  await desk.rested(id);
  // As a kill leaves it: confirmed, held by a process that is gone, some chunks written.
  await desk.command(id, 'confirm');
  await expect.poll(async () => (await desk.status(id)).handled, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0);
  await server.database.query(
    "update roster_imports set runner = 'dead', leased_until = now() + interval '1 hour' where id = $1",
    [id],
  );
  await server.database.query(
    `insert into roster_imports (county_code, id, institution_code, user_id, state, phase, runner, leased_until)
     values ('990101', 'lost', '990101101', 'doctor', '{"id": "lost", "startedAt": "2026-06-15T04:00:00.000Z"}', 'reading', 'dead', now())`,
  );
  await server.restart();
  const read = () => desk.status('lost');
  expect(await read().catch(read)).toMatchObject({ state: 'failed', message: ROSTER_FILE_MESSAGES.lost });
  const done = await desk.rested(id);
  expect(done).toMatchObject({ state: 'done', counts: { created: 592 } });
  const [stored] = await server.database.query<{ people: number; numbers: number }>(
    "select count(*)::int as people, count(distinct id_number)::int as numbers from residents where id_number like '320214%'",
  );
  expect(stored).toEqual({ people: 592, numbers: 592 });
  expect((await outcomes(id)).filter((outcome) => outcome === 'created')).toHaveLength(592);
});

it('answers a body that says it is too large before a byte of it was read', async () => {
  const status = await new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}/api/excels/putjkdninfo`,
      {
        method: 'POST',
        headers: {
          token: desk.token,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': String(100 * 1024 * 1024),
        },
      },
      (answer) => resolve(answer.resume().statusCode),
    );
    asked.on('error', reject);
    asked.flushHeaders();
  });
  expect(status).toBe(413);
});

it('takes three uploads of a user at once and tells the fourth to wait', async () => {
  const held = ['a', 'b', 'c'].map((id) =>
    server.database.query(
      `insert into roster_imports (county_code, id, institution_code, user_id, state, phase, runner, leased_until)
       values ('990101', $1, '990101101', 'doctor', '{}', 'saving', 'another process', now() + interval '1 hour')`,
      [id],
    ),
  );
  await Promise.all(held);
  const form = new FormData();
  form.append('file', new Blob([sheet() as Uint8Array<ArrayBuffer>]), 'a.xlsx');
  expect(await desk.client.upload('/api/excels/putjkdninfo', form)).toMatchObject({ code: 'roster.too-many' });
  await server.database.query("delete from roster_imports where id in ('a', 'b', 'c')");
});

it('deletes rows and check files after 30 days and keeps who, when and how many', async () => {
  const done = await desk.imported(sheet(['周一', 41, '19900000041']));
  await server.database.query("update roster_imports set started_at = '2026-05-01' where id = $1", [done.id]);
  await server.restart();
  const cleared = () => desk.status(done.id);
  await cleared().catch(cleared);
  await expect.poll(async () => (await desk.status(done.id)).cleared, { timeout: 10_000 }).toBe(true);
  expect(await desk.status(done.id)).toMatchObject({ state: 'done', counts: { created: 1 }, by: '东镇医生' });
  expect(await desk.rows(done.id)).toEqual([]);
  expect((await desk.client.get(done.checkFileUrl!)).status).toBe(404);
  expect(await desk.command(done.id, 'withdraw')).toBe(409);
});
