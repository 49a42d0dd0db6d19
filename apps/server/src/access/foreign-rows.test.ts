import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, clientOf, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES } from '../testing/lists/list-jobs.ts';
import {
  changingPlaces,
  fromOwnLists,
  LISTED,
  narrowing,
  NONE,
  ofOthers,
  period,
  reading,
  writing,
  type Ask,
} from './foreign-rows.asks.fixture.ts';
import { fillForeignRows, SECRETS, startBesideOthers, type ForeignRows } from './foreign-rows.fixture.ts';

/**
 * What is found by an identifier, asked for and written by who has nothing to do with it: each is answered as though there were no such row, and
 * nothing is changed. `every-answer.test.ts` asks all routes about residents; these rows it has none of.
 */

/** What a search finds of nobody, and what was done of nothing. */
const NOTHING = new Set([
  ...['[]', '{}', '{"kept":0}'],
  '{"slips":[],"refused":[{"id":"none","reason":"本机构及下级机构中没有这个用户"}]}',
]);
const STAFF = ['town', 'hamlet', 'neighbour', 'nobody'] as const;

/** A number of few digits stands by itself: within an id made by chance it is one of chance. */
const holds = (text: string, secret: string): boolean =>
  /^\d{1,8}$/.test(secret) ? new RegExp(`(?<![0-9a-z-])${secret}(?![0-9a-z-])`, 'i').test(text) : text.includes(secret);

describe.each(BOTH_DATABASES)('rows of a foreign institution, on %s', (kind) => {
  let server: TestServer;
  let rows: ForeignRows;
  const clients = new Map<string, TestClient>();
  beforeAll(async () => {
    server = await startBesideOthers(kind);
    rows = await fillForeignRows(server);
    for (const name of [...STAFF, 'viewer', 'doctor', 'east', 'county'])
      clients.set(name, name === 'nobody' ? clientOf(server.url) : await clientFor(server.url, name));
  }, 240_000);
  afterAll(() => server?.stop());

  const as = (name: string): TestClient => clients.get(name) ?? clientOf(server.url);
  const ask = (who: TestClient, [method, path, body]: Ask) =>
    method === 'GET' ? who.get(path) : who.send(method, path, body);
  const kept = () =>
    Promise.all(
      [
        'select id, phase, state, acting from roster_imports order by id',
        'select * from roster_import_rows order by import_id, row',
        'select id, revoked_at from api_tokens order by id',
        'select id, received, stored_at, downloads from app_packages order by id',
        'select institution_code, year, state, version, content from annual_reports order by 1, 2',
        'select id, title, content from analysis_snapshots order by id',
        'select id, state, done from list_jobs order by id',
        'select job_id, row_id, outcome, reason from list_receipts order by 1, 2',
        'select id, name, phone, version, institution_code, disabled_at, password_hash from users order by id',
        'select record_id, state, revoke_state, revoke from upload_entries order by record_id',
        'select id, name, doctor_id from residents order by id',
        'select * from institution_populations order by institution_code',
        'select id, version, data, removed_at from records order by id',
        'select * from family_ties order by resident_id, other_id',
        'select * from reminders order by id',
        'select call_id, user_id, note from call_participants order by 1, 2',
        'select * from list_views order by id',
        'select id, state from appointments order by id',
        'select session_id, reserved from exam_slots order by 1, 2',
        'select * from check_up_reviews order by record_id',
        'select id, state, reason from upload_batches order by id',
        'select * from institutions order by code',
      ].map((sql) => server.database.query(sql)),
    );

  it('are all there, for whom they belong to', async () => {
    for (const [key, id] of Object.entries(rows))
      expect([key, id]).toEqual([key, expect.stringMatching(/^[\w-]{8,}$/)]);
    const told = async (name: string, ...asked: readonly Ask[]) =>
      Promise.all(asked.map(async (one) => JSON.stringify((await ask(as(name), one)).body)));
    const [imports, , , ...own] = await told(
      'doctor',
      ['GET', `/api/v1/roster-imports/${rows.roster}/rows`],
      ...LISTED,
    );
    expect(imports).toContain(SECRETS.name);
    expect(own.length).toBeGreaterThan(5);
    const [report, snapshot, upload] = await told(
      'east',
      ['GET', '/api/v1/annual-reports/990101101/2026'],
      ['GET', `/api/v1/analyses/public-health-statistics/snapshots/${rows.snapshot}`],
      ['GET', `/api/v1/uploads/${rows.upload}`],
    );
    const [entry] = await server.database.query('select revoke_state from upload_entries where record_id = $1', [
      rows.upload,
    ]);
    expect(entry).toEqual({ revoke_state: '1' });
    expect([report, snapshot].join()).toContain('2026');
    expect(snapshot).toContain(SECRETS.words);
    expect(upload).toContain(rows.upload);
    const work = await told(
      'doctor',
      ['GET', `/api/v1/exam-sessions/${rows.session}/desk`],
      ['GET', `/api/v1/upload-batches/${rows.batch}`],
      ['GET', `/api/v1/check-ups/${rows.upload}/review`],
    );
    for (const [at, one] of [rows.booking, rows.batch, rows.upload].entries()) expect(work[at]).toContain(one);
  });

  it.each(STAFF)(
    'are answered to %s like rows that are not there, in reading and in writing, and stay what they are',
    async (name) => {
      const before = await kept();
      const differ: string[] = [];
      const [real, none] = [
        [...reading(rows, 2026), ...writing(rows, 2026), ...ofOthers(rows)],
        [...reading(NONE, 2025), ...writing(NONE, 2025), ...ofOthers(NONE)],
      ];
      for (const [at, one] of real.entries()) {
        const [answer, unknown] = [await ask(as(name), one), await ask(as(name), none[at] ?? one)];
        const [said, other] = [
          JSON.stringify(answer.body).replaceAll(rows.account, 'none'),
          JSON.stringify(unknown.body),
        ];
        const isRefused = (answer.status >= 400 && answer.status < 500) || NOTHING.has(said);
        if (!isRefused || answer.status !== unknown.status || said !== other)
          differ.push(
            `${one[0]} ${one[1]}: ${answer.status} ${said.slice(0, 120)}, else ${unknown.status} ${other.slice(0, 120)}`,
          );
      }
      expect(differ).toEqual([]);
      expect(await kept()).toEqual(before);
    },
  );

  it('are told to who works there, who names the institution', async () => {
    const reads = narrowing(rows).filter(([, path]) => !/(?:residents|tokens|users|not-theirs-snapshot)$/.test(path));
    const answers = await Promise.all(
      reads.map(async (one) => [one[1], one[1].includes('/file?') ? 200 : (await ask(as('east'), one)).status]),
    );
    expect(answers.length).toBeGreaterThan(12);
    // 409: the platform is not asked where an account lacks.
    expect(answers.filter(([, status]) => status !== 200 && status !== 409)).toEqual([]);
  });

  it.each(STAFF)('are told to %s, who names the institution, no more than of one there is not', async (name) => {
    const before = await kept();
    const none = narrowing(NONE);
    const differ: string[] = [];
    for (const [at, one] of narrowing(rows).entries()) {
      const [answer, unknown] = [await ask(as(name), one), await ask(as(name), none[at] ?? one)];
      const [said, other] = [JSON.stringify(answer.body), JSON.stringify(unknown.body)];
      const tells = Object.values(SECRETS).some((secret) => holds(said, secret));
      if (tells || answer.status !== unknown.status || said.replaceAll('990101101', '990101199') !== other)
        differ.push(
          `${one[0]} ${one[1]}: ${answer.status} ${said.slice(0, 120)}, else ${unknown.status} ${other.slice(0, 120)}`,
        );
    }
    for (const one of changingPlaces('990101101')) {
      const { status, body } = await ask(as(name), one);
      // The specification's own calls are answered 200 with a code.
      const isRefused =
        [401, 403, 404].includes(status) || ['-1', 'institution.invalid'].includes(String(body['code']));
      if (!isRefused) differ.push(`${one[0]} ${one[1]}: ${status} ${JSON.stringify(body).slice(0, 120)}`);
    }
    expect(differ).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  it.each(STAFF)(
    'are not found by %s by their names in lists of their own, and chosen for nothing there',
    async (name) => {
      const before = await kept();
      // Each choice has a name and a moment of its own.
      const said = async (one: Ask) => {
        const { status, body } = await ask(as(name), one);
        return [one[1], status, JSON.stringify({ ...body, id: '', at: '' })] as const;
      };
      const none = fromOwnLists(NONE);
      const answers: string[] = [];
      const statuses = new Set<number>();
      for (const [at, one] of fromOwnLists(rows).entries()) {
        const answer = await said(one);
        expect(answer).toEqual(await said(none[at] ?? one));
        answers.push(answer[2]);
        statuses.add(answer[1]);
      }
      // Some of these lists are theirs, but for whom there is none.
      expect(statuses.has(200)).toBe(name !== 'nobody');
      expect(Object.values(SECRETS).filter((secret) => holds(answers.join(), secret))).toEqual([]);
      expect(await kept()).toEqual(before);
    },
  );

  it.each(STAFF)('stand in no list that %s gets, nor does anything of them', async (name) => {
    const answers = await Promise.all(LISTED.map((one) => ask(as(name), one)));
    expect(answers.some(({ status }) => status >= 500)).toBe(false);
    const text = answers.map(({ body }) => JSON.stringify(body)).join('\n');
    const told = [...Object.values(SECRETS), ...Object.values(rows)].filter((secret) => holds(text, secret));
    expect(told).toEqual([]);
  });

  it('are counted where they belong, and in nobody else’s 国家指标 or 数据汇总', async () => {
    const total = async (name: string, page: string, measure: string) => {
      const { body } = await ask(as(name), ['POST', `/api/v1/analyses/${page}/figures`, { ...period, by: [] }]);
      return (body['total'] as { [id: string]: { value: number | null } } | undefined)?.[measure]?.value ?? null;
    };
    const numbers = async (name: string) => [
      await total(name, 'public-health-statistics', 'population'),
      await total(name, 'summary', 'entry-total'),
    ];
    const [population, entries] = await numbers('east');
    expect([String(population), (entries ?? 0) > 0]).toEqual([SECRETS.population, true]);
    expect(await numbers('town')).toEqual([null, 0]);
    expect(await numbers('neighbour')).toEqual([null, 0]);
  });

  it('tell who may only look no number, name or address, and are written by them in no way', async () => {
    const before = await kept();
    const answers = await Promise.all([...LISTED, ...reading(rows, 2026)].map((one) => ask(as('viewer'), one)));
    const text = answers.map(({ body }) => JSON.stringify(body)).join('\n');
    // How many live in a district is no secret of anybody.
    const { words: _words, population: _population, ...secrets } = SECRETS;
    expect(Object.values(secrets).filter((secret) => holds(text, secret))).toEqual([]);
    for (const one of writing(rows, 2026)) {
      const { status, body } = await ask(as('viewer'), one);
      const isRefused = (status >= 400 && status < 500) || NOTHING.has(JSON.stringify(body));
      expect([one[1], isRefused]).toEqual([one[1], true]);
    }
    expect(await kept()).toEqual(before);
  });

  it('of an upload open only by its ticket, and not once its owner was disabled', async () => {
    const send = async (ticket: string) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(10)]), 'piece');
      const headers = { 'x-package-ticket': ticket, 'x-package-offset': '0' };
      const answer = await fetch(`${server.url}/api/excels/putapk`, { method: 'POST', headers, body });
      return { status: answer.status, body: await answer.json() };
    };
    await server.database.query("update users set disabled_at = '2026-06-15T03:00:00Z' where id = 'county'");
    expect(await send(rows.ticket)).toEqual(await send('none'));
    await server.database.query("update users set disabled_at = null where id = 'county'");
    expect((await send(rows.ticket)).status).toBe(200);
  });

  it('are taken back once, where two who may do it at the same moment', async () => {
    const twice = async (name: string, one: Ask) =>
      (await Promise.all([ask(as(name), one), ask(as(name), one)])).map(({ status }) => status).sort();
    const logged = async (action: string) =>
      (await server.database.query('select 1 from operation_log where action = $1', [action])).length;
    expect(await twice('doctor', ['POST', `/api/v1/roster-imports/${rows.roster}/withdraw`, {}])).toEqual([200, 409]);
    expect(await logged('roster.withdraw')).toBe(1);
    expect(await twice('doctor', ['PUT', `/api/v1/tokens/${rows.token}/revoked`, {}])).toEqual([200, 200]);
    expect(await logged('token.revoke')).toBe(1);
    for (const job of [rows.accounts, rows.deletion])
      expect((await twice('east', ['POST', `/api/v1/list-jobs/${job}/undo`, {}]))[0]).toBe(200);
    const [entry] = await server.database.query(
      'select revoke_state, revoke from upload_entries where record_id = $1',
      [rows.upload],
    );
    expect([entry, await logged('upload.delete')]).toEqual([{ revoke_state: '0', revoke: null }, 2]);
    const made = await as('county').get<{ state: string; version: number }>(`/api/v1/users/${rows.account}`);
    expect(made.body).toMatchObject({ state: 'disabled', version: 2 });
  });
});
