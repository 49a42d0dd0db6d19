import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, session } from '../scheduling/scheduling.fixture.ts';
import { act } from '../testing/act-on-list.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { reportFigure } from '../testing/long-runs.ts';
import { slowness } from '../testing/machine-pace.ts';

const [PEOPLE, VILLAGE] = [2_800, 200];
const TODAY = '2026-06-15' as CalendarDay;
const VISIT = { resident: 'resident-1', followUpDoctor: 'doctor', followUpMode: '1' };
const COPY = `insert into residents (:names) select :names from jsonb_populate_recordset(null::residents,
  (select jsonb_agg(to_jsonb(r) || jsonb_build_object('id', 'many-' || n, 'archive_number', '9901011010019' || lpad(n::text, 4, '0'),
     'id_number', '9901011950030' || lpad(n::text, 5, '0'), 'doctor_id', case when n <= :people - :village then 'doctor' else 'county' end,
     'address', '路' || n, 'birth_date', case when n <= :people - :village then '1980-01-01' else '1950-01-01' end))
   from residents r, generate_series(1, :people) n where r.id = 'resident-1'))`;
const PLANS = `insert into plans (county_code, id, resident_id, programme, what, form_id, opened_on, soon_on, due_on, grace_until, state, doctor_id)
  select county_code, 'plan-' || id, id, 'hypertension', '', 'hypertension-follow-up', '2026-06-01', '2026-06-01', '2026-06-10', '2026-06-20', 'due', 'doctor'
  from residents where id like 'many-%'`;

describe.each(BOTH_DATABASES)('what is promised of work that is due, over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    const { database } = server;
    const columns = await database.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'residents' and is_generated = 'NEVER'",
    );
    const names = columns.map(({ name }) => name).join(', ');
    const sql = COPY.replaceAll(':names', names)
      .replaceAll(':people', `${PEOPLE}`)
      .replaceAll(':village', `${VILLAGE}`);
    await database.query(sql);
    await database.query(PLANS);
    await database.script('analyze');
    doctor = await clientFor(server.url, 'doctor');
  }, 240_000);
  afterAll(() => server?.stop());

  const spent = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };
  /** Held to the limit as a machine of the usual pace has it. */
  function held(what: string, ms: number, limit: number): void {
    const slow = slowness();
    const figure = `${Math.round(ms)} ms`;
    reportFigure({
      ...{ row: 12, what: `${what}, ${kind}`, runs: 1, figure, aim: `≤ ${limit} ms` },
      passed: ms <= limit * slow,
    });
    expect(ms, what).toBeLessThan(limit * slow);
  }

  it(`today's round of ${PEOPLE} people is there within 300 ms`, async () => {
    const ask = () =>
      doctor.send<{ rows: readonly object[] }>('POST', '/api/v1/lists/follow-up-list/search', {
        ...{ view: 'round', limit: 100 },
      });
    expect((await ask()).body.rows).toHaveLength(100);
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) times.push(await spent(ask));
    held("today's round of 2 800", times.toSorted((a, b) => a - b)[2] ?? 0, 300);
  }, 60_000);

  it('a village of 200 is booked within 3 s, with a receipt each', async () => {
    const many = { slots: [{ capacity: VILLAGE }] };
    const on = addDays(TODAY, 7);
    await open(doctor, session('village', { ...many, date: on, bookUntil: `${on}T01:00:00.000Z` }));
    const ids = Array.from({ length: VILLAGE }, (_, at) => `many-${PEOPLE - at}`);
    let done: readonly { readonly outcome: string }[] = [];
    const ms = await spent(async () => {
      const { receipts } = await act(doctor, 'not-appointed-list', 'book', ids, { session: 'village' });
      done = receipts;
    });
    expect(done.filter(({ outcome }) => outcome === 'done')).toHaveLength(VILLAGE);
    held('a village of 200 booked', ms, 3_000);
  }, 60_000);

  it('plans are right within 2 s after a save', async () => {
    const plans = () =>
      server.database.query<{ state: string }>(
        "select state from plans where resident_id = 'resident-1' and programme = 'hypertension'",
      );
    expect(await plans()).not.toContainEqual({ state: 'done' });
    const visit = {
      ...{ id: 'visit-1', formId: 'hypertension-follow-up', formVersion: 1, subjectId: 'resident-1' },
      ...{ occurredOn: TODAY, baseVersion: 0, saveId: 'visit-1' },
      data: { ...VISIT, followUpDate: TODAY, systolic: 138, diastolic: 86, nextFollowUpDate: '2026-09-14' },
    };
    let due: readonly { readonly state: string; readonly due_on: string }[] = [];
    const ms = await spent(async () => {
      const saved = await doctor.send('PUT', '/api/v1/records/visit-1', visit);
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      due = await server.database.query(
        "select state, due_on from plans where resident_id = 'resident-1' and programme = 'hypertension' order by due_on",
      );
    });
    expect(due.at(-1)).toMatchObject({ due_on: '2026-09-14' });
    held('plans after a save', ms, 2_000);
  }, 60_000);
});
