import { inflateRawSync } from 'node:zlib';
import { LIST_IDS, type ListJob, type ListPage } from '@gongwei/domain/lists';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  clientFor,
  createManualTime,
  logIn,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';
import { createPlans } from '../plans/create-plans.ts';
import { rebuildPlans } from '../plans/rebuild-plans.ts';

/** What is done at a birth is a sheet like others: its day is the birthday. Who may only look is told the months alone. */

const BORN = '2025-08-11' as CalendarDay;
const [CHILD, MOTHER, ALONE] = ['resident-2', 'resident-3', 'resident-1'];
const LATER = '2025-09-12' as CalendarDay;

const SHEETS: readonly (readonly [id: string, form: string, of: string, on: CalendarDay, answers: object])[] = [
  [
    'd-mother',
    'delivery-mother',
    MOTHER,
    BORN,
    { deliveryTime: `${BORN}T08:00`, admissionDate: addDays(BORN, -1), dischargeDate: addDays(BORN, 3) },
  ],
  ['d-child', 'delivery-newborn', CHILD, BORN, { birthTime: `${BORN}T08:00`, dischargeDate: addDays(BORN, 3) }],
  ['dose', 'immunization-dose', CHILD, BORN, { vaccine: '0201', date: BORN }],
  ['dose-2', 'immunization-dose', CHILD, addDays(BORN, 2), { vaccine: '0101', date: addDays(BORN, 2) }],
  ['weighed', 'child-check-up', CHILD, BORN, { followUpDate: BORN, weight: 3.4, height: 50 }],
  ['visited', 'visit-record', CHILD, addDays(BORN, 4), { visitDate: addDays(BORN, 4) }],
  [
    'postpartum',
    'postpartum-visit',
    MOTHER,
    addDays(BORN, 7),
    { visitDate: addDays(BORN, 7), dischargeDate: addDays(BORN, 3) },
  ],
  // The child of this mother has no archive.
  ['d-alone', 'delivery-mother', ALONE, BORN, { deliveryTime: `${BORN}T09:00`, dischargeDate: addDays(BORN, 3) }],
  [
    'alone-after',
    'postpartum-visit',
    ALONE,
    addDays(BORN, 7),
    { visitDate: addDays(BORN, 7), dischargeDate: addDays(BORN, 3) },
  ],
  ['month-later', 'immunization-dose', CHILD, LATER, { vaccine: '0202', date: LATER }],
].map(([id, form, of, on, answers]) => [id, form, of, on, answers] as [string, string, string, CalendarDay, object]);
const DAYS = Array.from({ length: 12 }, (_, at) => addDays(BORN, at - 2));

let server: TestServer;
let viewer: TestClient;
let doctor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server;
  await database.query('update residents set birth_date = $1, filed_on = $1 where id = $2', [BORN, CHILD]);
  await database.query("update residents set sex = 'female' where id = any($1)", [[MOTHER, ALONE]]);
  await database.query(
    `insert into family_ties (county_code, resident_id, kind, other_id, set_by, set_at)
     select county_code, $1, 'mother', $2, 'doctor', now() from residents where id = $1 on conflict do nothing`,
    [CHILD, MOTHER],
  );
  for (const [id, form, of, on, answers] of SHEETS) {
    await database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
         created_at, created_by, updated_at, updated_by, updated_by_name)
       select county_code, $1, $2, 1, id, 'resident', institution_code, $4, $5::jsonb, $6::jsonb, 1, $4::date + time '01:30', 'doctor', $4::date + time '02:30', 'doctor', '医生'
       from residents where id = $3`,
      [id, form, of, on, JSON.stringify(answers), JSON.stringify([{ text: `${on} 所做` }])],
    );
    await database.query(
      `insert into findings (county_code, id, resident_id, record_id, kind, rule, form_id, field, says, severity, print, occurred_on, author_id, state, found_on, version)
       select county_code, 'f-' || $1, id, $1, 'sheet', 'sheet:missing', $2, '', '缺项', 'missing', '', $4, 'doctor', 'open', '2026-06-14', 1 from residents where id = $3`,
      [id, form, of, on],
    );
  }
  await database.query(
    `insert into concept_values (county_code, subject_id, concept, on_day, record_id, form_id, value, number)
     select county_code, subject_id, 'body-weight', occurred_on, id, form_id, '3.4'::jsonb, 3.4 from records where id = 'weighed'`,
  );
  await rebuildPlans({ database, plans: createPlans(createManualTime('2026-06-15T04:00:00Z')) });
  [viewer, doctor] = await Promise.all([clientFor(server.url, 'viewer'), clientFor(server.url, 'doctor')]);
}, 240_000);
afterAll(() => server?.stop());

const FORMS = [
  'immunization-dose',
  'child-check-up',
  'delivery-newborn',
  'delivery-mother',
  'postpartum-visit',
  'visit-record',
];

/** Every way these people’s sheets are told of. */
async function told(who: TestClient): Promise<readonly (readonly [way: string, text: string])[]> {
  const people = [CHILD, MOTHER, ALONE];
  const ways: { readonly [way: string]: ReturnType<TestClient['get']> } = {
    ...Object.fromEntries(
      SHEETS.flatMap(([id]) => [
        [`sheet ${id}`, who.get(`/api/v1/records/${id}`)],
        [`print ${id}`, who.get(`/api/v1/records/${id}?purpose=print`)],
        [`history ${id}`, who.get(`/api/v1/records/${id}/history`)],
      ]),
    ),
    ...Object.fromEntries(
      people.flatMap((id) => [
        [`overview ${id}`, who.get(`/api/v1/residents/${id}/overview`)],
        [`summaries ${id}`, who.get(`/api/v1/records?subjectId=${id}`)],
        [`series ${id}`, who.get(`/api/v1/residents/${id}/series?concepts=body-weight`)],
        [`FHIR ${id}`, who.get(`/api/fhir/Patient/${id}/$everything`)],
        [`family ${id}`, who.get(`/api/v1/residents/${id}/family`)],
        ...FORMS.flatMap((form) => [
          [`latest ${id} ${form}`, who.get(`/api/v1/records/latest?subjectId=${id}&formId=${form}`)],
          [`context ${id} ${form}`, who.get(`/api/v1/residents/${id}/form-context?formId=${form}&on=2026-06-16`)],
          [
            `printed context ${id} ${form}`,
            who.get(`/api/v1/residents/${id}/form-context?formId=${form}&on=2026-06-16&purpose=print`),
          ],
        ]),
      ]),
    ),
    ...Object.fromEntries(
      LIST_IDS.map((list) => [
        `list ${list}`,
        who.send('POST', `/api/v1/lists/${list}/search`, { limit: 200, where: {} }),
      ]),
    ),
    home: who.get('/api/v1/home/summary'),
  };
  return Promise.all(
    Object.entries(ways).map(async ([way, answer]) => [way, JSON.stringify((await answer).body)] as const),
  );
}

const daysIn = (text: string): readonly string[] => DAYS.filter((day) => text.includes(day));

/** The rows of a file, once it is written. */
async function fileOf(job: string): Promise<string> {
  await vi.waitUntil(async () => (await viewer.get<ListJob>(`/api/v1/list-jobs/${job}`)).body.state === 'done', {
    timeout: 60_000,
  });
  const { token } = (await logIn(server.url, 'viewer', TEST_PASSWORD)).body;
  const answer = await fetch(`${server.url}/api/v1/list-jobs/${job}/file.xlsx`, { headers: { token } });
  const file = Buffer.from(await answer.arrayBuffer());
  const name = 'xl/worksheets/sheet1.xml';
  const at = file.indexOf(Buffer.from(name), file.indexOf(Buffer.from([0x50, 0x4b, 0x03, 0x04])));
  return inflateRawSync(file.subarray(at + name.length), { finishFlush: 2 }).toString('utf8');
}

describe('the days on which somebody was born', () => {
  it('are told to who may only look by the month, wherever sheets are told of', async () => {
    const seen = await told(viewer);
    expect(seen.flatMap(([way, text]) => daysIn(text).map((day) => `${way}: ${day}`))).toEqual([]);
    const known = new Set(
      (await told(doctor)).flatMap(([way, text]) => (daysIn(text).length > 0 ? [way.split(' ')[0]] : [])),
    );
    expect([...known].sort()).toEqual([
      'FHIR',
      'context',
      'family',
      'history',
      'latest',
      'list',
      'overview',
      'print',
      'printed',
      'series',
      'sheet',
      'summaries',
    ]);
    const sheet = async (id: string) =>
      (await viewer.get<{ occurredOn: string; data: { date?: string } }>(`/api/v1/records/${id}`)).body;
    expect([
      (await sheet('dose')).occurredOn,
      (await sheet('dose-2')).data.date,
      (await sheet('d-alone')).occurredOn,
    ]).toEqual(['2025-08', '2025-08', '2025-08']);
    // Other months keep their days.
    expect([(await sheet('month-later')).occurredOn, (await sheet('month-later')).data.date]).toEqual([LATER, LATER]);
  }, 240_000);

  it('are found by no question for sheets before a day', async () => {
    const asked = async (who: TestClient) =>
      Promise.all(
        DAYS.map(async (day) => {
          const latest = await who.get<{ id?: string }>(
            `/api/v1/records/latest?subjectId=${CHILD}&formId=immunization-dose&before=${day}`,
          );
          const { body } = await who.get<{ previousRecord?: { id: string }; concepts: readonly object[] }>(
            `/api/v1/residents/${CHILD}/form-context?formId=immunization-dose&on=${day}`,
          );
          return JSON.stringify([latest.status, latest.body.id, body.previousRecord?.id, body.concepts.length]);
        }),
      );
    expect([new Set(await asked(viewer)).size, new Set(await asked(doctor)).size > 1]).toEqual([1, true]);
  });

  it('stand in no list by column, filter, order or file', async () => {
    const LIST = '/api/v1/lists/entry-list';
    const ask = async (who: TestClient, more: object) => {
      const { status, body } = await who.send<ListPage>('POST', `${LIST}/search`, { limit: 200, ...more });
      expect(status).toBe(200);
      return body;
    };
    const cells = await ask(viewer, {});
    const own = cells.rows.filter(({ id }) => SHEETS.some(([sheet]) => sheet === id));
    expect(own.length).toBeGreaterThan(3);
    expect(new Set(own.map(({ cells: { occurredOn } }) => occurredOn))).toEqual(new Set(['2025-08']));
    const found = async (who: TestClient, day: CalendarDay) =>
      (await ask(who, { condition: `record.@occurredOn == '${day}'` })).rows
        .map(({ id }) => id)
        .filter((id) => SHEETS.some(([sheet]) => sheet === id));
    expect([(await found(doctor, BORN)).length > 0, await found(viewer, BORN)]).toEqual([true, []]);
    const places = async (who: TestClient, descending: boolean) =>
      (await ask(who, { sort: [{ by: 'occurredOn', ...(descending && { descending }) }] })).rows
        .map(({ id }) => id)
        .filter((id) => own.some((one) => one.id === id));
    // Within the month rows stand by who they are, in whichever direction: the order of days is the doctor's alone.
    const ids = own.map(({ id }) => id).toSorted();
    expect([await places(viewer, false), (await places(viewer, true)).toReversed()]).toEqual([ids, ids]);
    const exported = await viewer.send<{ id: string }>('POST', `${LIST}/export`, {
      condition: "record.@occurredOn >= '2025-08-01'",
      columns: ['form', 'name', 'occurredOn'],
    });
    expect(exported.status).toBeLessThan(300);
    const file = await fileOf(exported.body.id);
    expect([file.includes('2025-08'), daysIn(file)]).toEqual([true, []]);
    // The whole month finds them.
    const month = { condition: "record.@occurredOn >= '2025-08-01' && record.@occurredOn <= '2025-08-31'" };
    expect((await ask(viewer, month)).count.found).toBe((await ask(doctor, month)).count.found);
  });

  it('are not told by when sheets were written down or files were opened', async () => {
    type Asked = { readonly list: string; readonly condition?: string; readonly sort?: string };
    const ask = async (who: TestClient, { list, condition, sort }: Asked) => {
      const { status, body } = await who.send<ListPage>('POST', `/api/v1/lists/${list}/search`, {
        ...{ limit: 200, ...(condition && { condition }), ...(sort && { sort: [{ by: sort }] }) },
      });
      expect(status).toBe(200);
      return body.rows.filter(({ id }) => id === CHILD || SHEETS.some(([sheet]) => sheet === id));
    };
    const onDay = (list: string, day: string) =>
      Promise.all([doctor, viewer].map((who) => ask(who, { list, condition: `${day} == '${BORN}'` })));
    for (const [list, day] of [
      ['entry-list', 'day(record.@createdAt)'],
      ['resident-list', 'resident.filedOn'],
    ] as const) {
      const [known, guessed] = await onDay(list, day);
      expect([list, known?.length !== 0, guessed]).toEqual([list, true, []]);
    }
    const byMonth = (await ask(viewer, { list: 'entry-list', sort: 'createdAt' })).filter(
      ({ cells }) => cells['createdAt'] === '2025-08',
    );
    expect([byMonth.length > 3, byMonth.map(({ id }) => id)]).toEqual([true, byMonth.map(({ id }) => id).toSorted()]);
    const since = (who: TestClient) =>
      Promise.all(
        DAYS.map(async (day) => {
          const { body } = await who.get<{ entry: readonly object[] }>(
            `/api/fhir/Patient/${CHILD}/$everything?_since=${day}T00:00:00Z`,
          );
          return body.entry.length;
        }),
      );
    expect([new Set(await since(viewer)).size, new Set(await since(doctor)).size > 1]).toEqual([1, true]);
    // Neighbours do not tell it either: their numbers are in the order in which files were opened.
    const filed = await viewer.send<ListPage>('POST', '/api/v1/lists/resident-list/search', {
      ...{ limit: 200, columns: ['name', 'filedOn'], where: {} },
    });
    const days = filed.body.rows.flatMap(({ cells }) => cells['filedOn'] ?? []);
    expect([days.length > 3, days.filter((day) => String(day).length !== 7)]).toEqual([true, []]);
  });
});
