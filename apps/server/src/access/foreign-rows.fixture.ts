import type { AnalysisSnapshot } from '@gongwei/domain/measures';
import { zipSync } from 'fflate';
import { vi } from 'vitest';
import { keepCalls } from '../call/calls.repository.ts';
import type { Call, Participant } from '../call/coordinator/call-state.ts';
import { fixtureIdNumber } from '../roster/roster-fixture.ts';
import { rosterDesk } from '../roster/roster-desk.fixture.ts';
import { rawWorkbook, textRow } from '../roster/workbook.fixture.ts';
import { open, session } from '../scheduling/scheduling.fixture.ts';
import { bloodCount, clientFor, tinyCounty, type TestServer } from '../testing/index.ts';
import { type BOTH_DATABASES, endedJob, freezeRows, startJob, startServerOver } from '../testing/lists/list-jobs.ts';
import { addPeople, uploadDesk } from '../upload-ledger/upload-county.fixture.ts';

const EAST = '990101101';
const COUNTY = '990101';
/** What is made up for these rows, and must be read nowhere else. */
export const SECRETS = {
  idNumber: fixtureIdNumber(77),
  phone: '19955557777',
  name: '欧阳不外传',
  address: '东村不外传路 7 号',
  staffPhone: '13977775555',
  staffName: '诸葛不外传',
  words: '不外传',
  /** How many people its district has. */
  population: '48613',
} as const;

/** Rows of the eastern township and of the county, by what they are called in addresses. */
export type ForeignRows = {
  readonly roster: string;
  readonly checked: string;
  readonly token: string;
  readonly package: string;
  readonly ticket: string;
  readonly snapshot: string;
  readonly accounts: string;
  readonly account: string;
  readonly deletion: string;
  readonly upload: string;
  /** A sheet that 数据汇总 counts. */
  readonly entry: string;
  /** Whose it is. */
  readonly resident: string;
  /** That an import of its doctor ended. */
  readonly reminder: string;
  /** One its doctor had with the county. */
  readonly call: string;
  /** How its health centre keeps its list of uploads. */
  readonly view: string;
  /** A day of check-ups it hosts. */
  readonly session: string;
  /** Somebody's place there. */
  readonly booking: string;
  /** A task of its uploads. */
  readonly batch: string;
  /** That its doctor saved something, in the log of operations. */
  readonly operation: string;
};

const user = (id: string, role: 'CNT' | 'TWN' | 'VIL', institutionCode: string) => ({
  ...{ id, code: `code-${id}`, username: id, name: `${id}员`, roles: [role], institutionCode, demo: true },
});

/** The tiny county with staff of a neighbouring one and of the western village. */
export const startBesideOthers = (kind: (typeof BOTH_DATABASES)[number]): Promise<TestServer> =>
  startServerOver(kind, {
    programs: { apiTokens: true },
    county: {
      ...tinyCounty,
      institutions: [
        ...tinyCounty.institutions,
        { code: '990102', name: '邻县卫生健康局', level: 3, offersChildren: true },
      ],
      users: [
        ...tinyCounty.users,
        user('neighbour', 'CNT', '990102'),
        user('town', 'TWN', '990101102'),
        user('east', 'TWN', EAST),
        user('hamlet', 'VIL', '990101102001'),
      ],
    },
  });

/** Rows of every kind that is found by an identifier, made by their users over the wire; only the platform's answer is played. */
export async function fillForeignRows(server: TestServer): Promise<ForeignRows> {
  const { url, database } = server;
  await database.query("insert into user_roles (user_id, role) values ('county', 'SYS'), ('neighbour', 'SYS')");
  const [county, east, desk] = [await clientFor(url, 'county'), await clientFor(url, 'east'), await rosterDesk(server)];
  const person = (at: number) => [SECRETS.name, fixtureIdNumber(at), SECRETS.phone, SECRETS.address, '东村'];
  const sheet = (...numbers: readonly number[]) =>
    rawWorkbook({
      rows: [['姓名', '身份证号', '联系电话', '现住址', '村（居）'], ...numbers.map(person)]
        .map((row, at) => textRow(at + 1, ...row))
        .join(''),
    });
  // Waits outside of a test, where `expect.poll` may not.
  const rests = (id: string, state: string) =>
    vi.waitFor(
      async () => {
        if ((await desk.status(id)).state !== state) throw new Error(`The import is not ${state} yet.`);
      },
      { timeout: 50_000, interval: 20 },
    );
  const [roster, checked] = [await desk.upload(sheet(77)), await desk.upload(sheet(78), `${SECRETS.words}.xlsx`)];
  await rests(roster, 'checked');
  await rests(checked, 'checked');
  await desk.command(roster, 'confirm');
  await rests(roster, 'done');
  const token = await desk.client.send<{ entry: { id: string } }>('POST', '/api/v1/tokens', {
    ...{ name: SECRETS.words, letters: { gwjkdngl: 'V' }, expiresOn: '2026-07-15' },
  });
  for (const [who, code] of [
    [county, COUNTY],
    [east, EAST],
  ] as const)
    await who.send('POST', `/api/v1/annual-reports/${code}/2026/generate`, { base: 0 });
  const asked = { by: ['org'], from: '2026-01-01', until: '2026-05-31', title: SECRETS.words };
  const snapshot = await east.send<AnalysisSnapshot>(
    'PUT',
    '/api/v1/analyses/public-health-statistics/snapshots/of-the-east',
    asked,
  );
  const packages = await packagesOf(server);
  const accounts = await accountsOf(server);
  const numbers = await numbersOf(server);
  const [operation] = await database.query<{ id: string }>(
    "select id from operation_log where user_id = 'doctor' and target = $1",
    [numbers.entry],
  );
  return {
    operation: operation?.id ?? '',
    ...{ roster, checked, token: token.body.entry.id, snapshot: snapshot.body.id },
    ...packages,
    ...accounts,
    ...(await deletionOf(server)),
    ...numbers,
    ...(await ownThings(server, roster)),
    ...(await workOf(server)),
  };
}

/** A day of check-ups with somebody booked, and a task of uploads that goes on. */
async function workOf({ url, database }: TestServer): Promise<Pick<ForeignRows, 'session' | 'booking' | 'batch'>> {
  const doctor = await clientFor(url, 'doctor');
  const [held, booking, batch] = ['session-of-the-east', 'booking-of-the-east', 'batch-of-the-east'];
  await open(doctor, session(held, { name: SECRETS.words }));
  await doctor.send('POST', '/api/v1/appointments', { id: booking, residentId: 'resident-1', sessionId: held });
  await database.query(
    `insert into upload_batches (county_code, id, batch_no, institution_code, account_id, account_name, record_types, total, state, creator_id, creator_name, created_at)
     values ($1, $2, '1', $3, 'none', $4, '{2}', 1, '4', 'doctor', $4, '2026-06-15T02:00:00Z')`,
    [COUNTY, batch, EAST, SECRETS.words],
  );
  return { session: held, booking, batch };
}

/** What its staff have for themselves: a reminder, a call with what was noted of it, a view of a list they share. */
async function ownThings(
  { url, database }: TestServer,
  roster: string,
): Promise<Pick<ForeignRows, 'reminder' | 'call' | 'view'>> {
  const [doctor, east] = [await clientFor(url, 'doctor'), await clientFor(url, 'east')];
  const [reminder] = await database.query<{ id: string }>(
    "select id from reminders where rule = 'import-done' and subject_id = $1 order by id limit 1",
    [roster],
  );
  const call = 'call-of-the-east';
  const startedAt = Date.parse('2026-06-15T02:00:00Z');
  const party = (userId: string): Participant => ({
    ...{
      party: { userId, name: userId, number: '1', institutionCode: EAST, institutionName: '' },
      stage: 'out',
      outcome: 'talked',
    },
    ...{ invitedAt: startedAt, enteredAt: startedAt, leftAt: startedAt + 60_000, microphone: true, camera: false },
  });
  const made: Call = {
    ...{
      id: call,
      countyCode: COUNTY,
      kind: 'audio',
      placedBy: 'doctor',
      participants: [party('doctor'), party('county')],
    },
    ...{ startedAt, connectedAt: startedAt, endedAt: startedAt + 60_000 },
  };
  await keepCalls(database, [made]);
  await doctor.send('PUT', `/api/v1/call/${call}/note`, { note: SECRETS.words });
  const view = 'view-of-the-east';
  await east.send('POST', '/api/v1/lists/uploaded-list/views', {
    ...{ id: view, label: SECRETS.words, shared: true, question: {} },
  });
  return { reminder: reminder?.id ?? '', call, view };
}

/** What 国家指标 divides by, registered for the eastern township, and a sheet of its doctor. */
async function numbersOf({ url }: TestServer): Promise<Pick<ForeignRows, 'entry' | 'resident'>> {
  const [county, doctor] = [await clientFor(url, 'county'), await clientFor(url, 'doctor')];
  const people = { population: Number(SECRETS.population), elderly: 7_001, base: 0 };
  await county.send('PUT', `/api/v1/institution-populations/${EAST}`, people);
  const entry = 'sheet-of-the-east';
  await doctor.send('PUT', `/api/v1/records/${entry}`, bloodCount({ id: entry, saveId: entry }));
  return { entry, resident: 'resident-1' };
}

/** A package that is not given out, and an upload that waits for its next piece. */
async function packagesOf({ url }: TestServer): Promise<{ readonly package: string; readonly ticket: string }> {
  const county = await clientFor(url, 'county');
  const apk = zipSync({ 'AndroidManifest.xml': Buffer.from('manifest'), 'classes.dex': Buffer.from('dex') });
  const begin = async (bytes: number) =>
    (await county.send('POST', '/api/v1/app-packages', { name: `${SECRETS.words}.apk`, bytes })).body;
  const begun = await begin(apk.length);
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(apk)]), 'piece');
  const headers = { 'x-package-ticket': String(begun['ticket']), 'x-package-offset': '0' };
  await fetch(`${url}/api/excels/putapk`, { method: 'POST', headers, body });
  return { package: String(begun['id']), ticket: String((await begin(9_000))['ticket']) };
}

/** A file of accounts that was taken in by the eastern township, and what it made. */
async function accountsOf({
  url,
  database,
}: TestServer): Promise<{ readonly accounts: string; readonly account: string }> {
  const east = await clientFor(url, 'east');
  const form = new FormData();
  const line = ['not.told', SECRETS.staffName, SECRETS.staffPhone, EAST, '录入员'].join(',');
  form.append('file', new Blob([`用户名,姓名,手机号,机构编码,角色\n${line}`]), '用户.csv');
  const check = await east.upload('/api/v1/lists/institution-user-management/imports', form);
  const accounts = String(check['id']);
  await east.send('POST', `/api/v1/list-imports/${accounts}/confirm`, { known: 'skip' });
  await endedJob(east, accounts);
  const [made] = await database.query<{ id: string }>("select id from users where username = 'not.told'");
  return { accounts, account: made?.id ?? '' };
}

/** 申请平台删除 of a check-up that the platform has, by the eastern township. */
async function deletionOf({
  url,
  database,
}: TestServer): Promise<{ readonly deletion: string; readonly upload: string }> {
  await addPeople(database, 1);
  await uploadDesk(database).queueAll();
  await database.query("update upload_entries set state = '3', next_at = null, platform_id = 'P-' || record_id");
  const upload = 'health-check-up-1000';
  const east = await clientFor(url, 'east');
  const begun = await startJob(east, await freezeRows(east, 'uploaded-list', 'ask-delete', [upload]), {
    ...{ reasonCode: '1', reason: SECRETS.words },
  });
  await endedJob(east, begun.body.id);
  return { deletion: begun.body.id, upload };
}
