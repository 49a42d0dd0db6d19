import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TubeEvent } from '@gongwei/domain/nucleic-acid';
import type { Database } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import type { ListReader } from '../lists/source.ts';
import type { RecordHooks } from '../records/record-hooks.ts';
import type { ServerContext } from '../server-context.ts';
import { isHttpFailure } from '../shared/http-failure.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock } from '../shared/server-clock.ts';
import { openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { moveBox, openBox, packTube } from './boxes.service.ts';
import { resultJobs } from './jobs/result.jobs.ts';
import { moveTube } from './move-tube.service.ts';
import { undoReceipt } from './receive-tube.ts';
import type { Doing } from './step-tube.ts';

const COUNTY = '990101';
const SCOPE = { institutionCode: '990101101' };
let postgres: TemporaryPostgres | undefined;
afterAll(() => postgres?.stop());

const OPENERS: readonly (readonly [string, () => Promise<Database>])[] = [
  ['the embedded database', openTestDatabase],
  [
    'PostgreSQL',
    async () => {
      postgres = await startPostgres();
      return postgres.openCounty();
    },
  ],
];

describe.each(OPENERS)('two who do something to one tube at once, on %s', (_name, open) => {
  let database: Database;
  let staff: Staff;
  let reading: ListReader;
  beforeAll(async () => {
    database = await open();
    staff = (await findStaff(database, 'sampler')) as Staff;
    reading = { scope: SCOPE, staff, reader: 'reveals' } as ListReader;
  }, 120_000);
  afterAll(async () => {
    // The embedded one is lent to the next test.
    for (const table of ['nucleic_tubes', 'nucleic_boxes', 'nucleic_events', 'operation_log'])
      await database?.query(`delete from ${table}`);
    await database?.close();
  });

  const doing = (inside: Doing['inside']): Doing => ({
    context: { clock: systemClock, random: systemRandom } as unknown as ServerContext,
    inside,
    scope: SCOPE,
    staff,
  });
  /** What came of it: `done`, or the refusal's sentence. */
  const attempt = (work: (one: Doing) => Promise<unknown>): Promise<string> =>
    repeatedTransaction(database, (inside) => work(doing(inside))).then(
      () => 'done',
      (error: unknown) => {
        if (isHttpFailure(error)) return error.body.message;
        throw error;
      },
    );
  const tube = (id: string) =>
    database.query(
      `insert into nucleic_tubes (county_code, id, code, kind, sealed, persons, institution_code, limit_hours, sampled_at)
       values ($1, $2, upper($2), '1', true, 1, '990101101', 24, '2026-06-15T01:00:00Z')`,
      [COUNTY, id],
    );
  const read = async (id: string) =>
    (
      await database.query<{ state: string; version: number; events: number }>(
        `select t.state, t.version, (select count(*) from nucleic_events e where e.tube_id = t.id)::int as events from nucleic_tubes t where id = $1`,
        [id],
      )
    )[0];
  const move = (id: string, event: TubeEvent) => attempt((one) => moveTube(one, id, () => ({ event })));

  it('lets one of them, and tells the other what it finds', async () => {
    for (let at = 0; at < 8; at += 1) {
      const id = `race-${at}`;
      await tube(id);
      const answers = await Promise.all([
        move(id, { type: 'VOID', reason: '管破损' }),
        move(id, { type: 'RECEIVE', at: '2026-06-15T04:00:00.000Z' }),
        move(id, { type: 'VOID', reason: '重复登记' }),
      ]);
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      for (const answer of answers.filter((one) => one !== 'done')) expect(answer).toMatch(/样本状态为“已(作废|接收)”/);
      const row = await read(id);
      expect(['90', '40']).toContain(row?.state);
      expect(row).toMatchObject({ version: 2, events: 1 });
    }
  }, 120_000);

  it('puts a tube into a box before it is closed, or not at all', async () => {
    for (let at = 0; at < 8; at += 1) {
      const [first, second] = [`first-${at}`, `second-${at}`];
      await tube(first);
      await tube(second);
      const pack = (id: string) =>
        attempt(async (one) => packTube(one, id, await openBox(one, { boxNo: `BOX-${at}`, carrier: '王师傅' })));
      expect(await pack(first)).toBe('done');
      const [box] = await database.query<{ id: string }>('select id from nucleic_boxes where box_no = $1', [
        `BOX-${at}`,
      ]);
      const seal = attempt((one) => moveBox(one, box?.id ?? '', { type: 'SEAL' }));
      const [packed, sealed] = await Promise.all([pack(second), seal]);
      expect(sealed).toBe('done');
      const state = (await read(second))?.state;
      expect([packed, state]).toEqual(packed === 'done' ? ['done', '20'] : [expect.stringContaining('已封箱'), '10']);
    }
  }, 120_000);

  it('is not taken back on its way in a box whose number goes with the next one already', async () => {
    const [old, next] = ['arrived', 'following'];
    for (const id of [old, next]) await tube(id);
    const pack = (id: string) =>
      attempt(async (one) => packTube(one, id, await openBox(one, { boxNo: 'BOX-R', carrier: '王师傅' })));
    expect(await pack(old)).toBe('done');
    const [box] = await database.query<{ id: string }>("select id from nucleic_boxes where box_no = 'BOX-R'");
    for (const type of ['SEAL', 'DEPART'] as const)
      expect(await attempt((one) => moveBox(one, box?.id ?? '', { type }))).toBe('done');
    expect(await move(old, { type: 'RECEIVE', at: new Date().toISOString() })).toBe('done');
    expect(await pack(next)).toBe('done');
    const back = () => attempt((one) => undoReceipt(one, old, '扫错了'));
    const refusal = '转运箱 BOX-R 已在装运下一批样本，不能撤销接收';
    expect(await back()).toBe(refusal);
    // By the list, too, where the rows of a job share a transaction: nothing stays of one that is refused.
    const { 'undo-receipt': takeBack } = resultJobs({} as RecordHooks);
    const inList = await database.transaction(
      (inside) =>
        takeBack?.act(doing(inside).context, inside, reading, [old], { reason: '扫错了' }) ?? Promise.reject(),
    );
    expect(inList).toMatchObject([{ outcome: 'skipped', reason: refusal }]);
    expect(await read(old)).toMatchObject({ state: '40' });
    await database.query("update nucleic_boxes set state = '9' where box_no = 'BOX-R' and id <> $1", [box?.id ?? '']);
    expect(await back()).toBe('done');
  });

  it('is taken off the plate a job put it on, not off another one since', async () => {
    await tube('moved');
    await database.query(
      "update nucleic_tubes set state = '40', lab_no = 'L1', lab_code = '990101101' where id = 'moved'",
    );
    const { 'load-plate': load } = resultJobs({} as RecordHooks);
    const [loaded] = await database.transaction(
      (inside) => load?.act(doing(inside).context, inside, reading, ['moved'], { plateNo: 'PA' }) ?? Promise.reject(),
    );
    const undone = () =>
      database.transaction(
        (inside) =>
          load?.undo?.(
            doing(inside).context,
            inside,
            reading,
            [{ rowId: 'moved', before: loaded?.before ?? {} }],
            {},
          ) ?? Promise.reject(),
      );
    const change = { plate_no: 'PB', well_no: 'C1' };
    await move('moved', { type: 'UNLOAD' });
    await attempt((one) => moveTube(one, 'moved', () => ({ event: { type: 'LOAD', plateNo: 'PB' }, change })));
    expect(await undone()).toMatchObject([{ outcome: 'skipped', reason: '之后又办理过，没有撤销' }]);
    expect(await database.query("select plate_no from nucleic_tubes where id = 'moved'")).toEqual([{ plate_no: 'PB' }]);
  });

  it('never puts two tubes into one well of a plate, found or typed', async () => {
    const received = async (id: string) => {
      await tube(id);
      await database.query(
        "update nucleic_tubes set state = '40', lab_no = upper(id), lab_code = '990101101' where id = $1",
        [id],
      );
    };
    const { 'load-plate': load } = resultJobs({} as RecordHooks);
    for (let at = 0; at < 4; at += 1) {
      const ids = [`well-a${at}`, `well-b${at}`, `well-c${at}`] as const;
      for (const id of ids) await received(id);
      const plateNo = `P${at}`;
      const found = (id: string) =>
        attempt(async ({ context, inside }) => load?.act(context, inside, reading, [id], { plateNo }));
      const change = { plate_no: plateNo, well_no: 'A1' };
      const typed = attempt((one) => moveTube(one, ids[2], () => ({ event: { type: 'LOAD', plateNo }, change })));
      const answers = await Promise.all([found(ids[0]), found(ids[1]), typed]);
      expect(answers.slice(0, 2)).toEqual(['done', 'done']);
      const wells = await database.query<{ id: string; well: string }>(
        'select id, well_no as well from nucleic_tubes where plate_no = $1 order by id',
        [plateNo],
      );
      expect(new Set(wells.map(({ well }) => well)).size).toBe(wells.length);
      const holder = wells.find(({ well }) => well === 'A1')?.id ?? '';
      expect(answers[2]).toBe(
        holder === ids[2] ? 'done' : `板 ${plateNo} 孔 A1 已有样本 ${holder.toUpperCase()}，请核对孔位`,
      );
      // Nor by naming another well of the plate a tube lies on.
      const [one, other] = wells.filter(({ id }) => id !== ids[2]);
      const told = await attempt((asked) =>
        moveTube(asked, one?.id ?? '', () => ({
          ...{ event: { type: 'ENTER_RESULT', result: '0' }, change: { well_no: other?.well ?? '' } },
        })),
      );
      expect(told).toBe(`板 ${plateNo} 孔 ${other?.well} 已有样本 ${other?.id.toUpperCase()}，请核对孔位`);
    }
  }, 120_000);
});
