import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RECORD_HOOKS } from '../record-hooks.ts';
import { allHooks } from '../records/record-hooks.ts';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { testContext } from '../testing/test-context.ts';
import { BOTH_DATABASES, startServerOver } from '../testing/lists/list-jobs.ts';
import { keepMonthlyReports } from './keep-monthly-reports.ts';

const PATIENT = {
  ...{
    patientType: '1',
    onAntihypertensive: true,
    responsibleDoctor: 'doctor',
    targetSystolic: 140,
    targetDiastolic: 90,
  },
  ...{ homeTargetSystolic: 135, homeTargetDiastolic: 85, measureSlots: ['1', '4'], measureDaysPerWeek: 7 },
  readingsPerSession: 2,
};
type Told = { readonly rows: readonly { readonly kind: string; readonly text: string }[] };
type Draft = { id: string; subject_id: string; state: string; conclusion: string; times: number; by: string };

describe.each(BOTH_DATABASES)('monthly reports over %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  let saves = 0;
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
    for (const one of ['1', '2', '3']) await put('blood-pressure-patient', `follow-${one}`, one, PATIENT);
    await measured('1', '2026-05-04', 150);
    await measured('1', '2026-05-11', 144);
    await measured('2', '2026-05-31', 128);
    // Of June, when May is told of.
    await measured('3', '2026-06-01', 128);
  }, 120_000);
  afterAll(() => server?.stop());

  async function put(
    formId: string,
    id: string,
    who: string,
    data: object,
    { baseVersion = 0, occurredOn = '2026-06-14' } = {},
  ) {
    const subjectId = `resident-${who}`;
    const { status, body } = await doctor.send<{ message?: string; fields?: unknown }>('PUT', `/api/v1/records/${id}`, {
      ...{
        id,
        formId,
        formVersion: 1,
        subjectId,
        occurredOn,
        data: formId === 'health-report' ? data : { resident: subjectId, ...data },
        baseVersion,
      },
      saveId: `${id}-${(saves += 1)}`,
    });
    expect([status, body.message, body.fields]).toEqual([200, undefined, undefined]);
  }
  const measured = (who: string, day: string, systolic: number) =>
    put(
      'blood-pressure-reading',
      `read-${who}-${day}`,
      who,
      {
        ...{ measuredAt: `${day}T08:00:00`, timeSlot: '1', systolic, diastolic: 84, pulseRate: 72 },
        ...{ measurementSource: '2', entrySource: '1', valid: true },
      },
      { occurredOn: day },
    );
  /** What one of the processes of the site does at an instant. */
  async function keeperAt(instant: string) {
    const said: string[] = [];
    const context = {
      ...(await testContext(server.database)),
      clock: { now: () => new Date(instant) },
      timers: { after: () => () => {} } as unknown as Parameters<typeof keepMonthlyReports>[0]['context']['timers'],
    };
    const keeper = keepMonthlyReports({ context, hooks: allHooks(RECORD_HOOKS), say: (_, line) => said.push(line) });
    return { look: keeper.look, said };
  }
  const drafts = () =>
    server.database.query<Draft>(
      `select id, subject_id, data->>'state' as state, data->>'conclusion' as conclusion, (data->>'times')::int as times, updated_by_name as by
       from records where form_id = 'health-report' and data->>'rangeStart' = '2026-05-01' order by subject_id`,
    );
  const reminders = async () =>
    (await doctor.send<Told>('POST', '/api/v1/reminders/search', {})).body.rows.filter(
      ({ kind: about }) => about === 'report',
    );

  it('wait for two in the morning of the first, and for the middle of no month', async () => {
    for (const instant of ['2026-05-31T17:59:00Z', '2026-06-15T04:00:00Z']) {
      const { look, said } = await keeperAt(instant);
      await look();
      expect(said).toEqual([]);
    }
    expect(await drafts()).toEqual([]);
  });

  it('are drafted once by two processes, of whom was measured in the month before, and told to the doctor', async () => {
    const keepers = await Promise.all([1, 2].map(() => keeperAt('2026-05-31T18:00:00Z')));
    await Promise.all(keepers.map(({ look }) => look()));
    expect(keepers.flatMap(({ said }) => said)).toEqual(['monthly reports: 2 drafted for 990101']);
    expect((await drafts()).map(({ subject_id, state, times, by }) => [subject_id, state, times, by])).toEqual([
      ['resident-1', '0', 2, '系统自动'],
      ['resident-2', '0', 1, '系统自动'],
    ]);
    expect((await reminders()).map(({ text }) => text)).toEqual(['5月的健康月报已自动生成，2 份待核对、审核']);
  });

  it('leave alone what people wrote, reviewed or discarded, however late another look is made', async () => {
    const [first, second] = await drafts();
    const { body } = await doctor.get<{ version: number; data: object }>(`/api/v1/records/${first?.id}`);
    const version = { baseVersion: body.version };
    await put('health-report', first?.id ?? '', '1', { ...body.data, conclusion: '已电话说明，下周复诊。' }, version);
    const other = await doctor.get<{ version: number; data: object }>(`/api/v1/records/${second?.id}`);
    await put(
      'health-report',
      second?.id ?? '',
      '2',
      { ...other.body.data, state: '4', stateReason: '本人不要' },
      { baseVersion: other.body.version },
    );
    // As after a restart that forgot the month.
    await server.database.query('delete from monthly_reports');
    const { look, said } = await keeperAt('2026-06-03T02:00:00Z');
    await look();
    expect(said).toEqual(['monthly reports: 1 drafted for 990101']);
    expect((await drafts()).map(({ state, conclusion }) => [state, conclusion.slice(0, 7)])).toEqual([
      ['0', '已电话说明，下'],
      ['4', expect.any(String)],
    ]);
  });
});
