import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { maskIdNumber, maskPhone } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import type { GuardedRoute } from '../identity/guard-routes.ts';
import type { Role } from '../identity/permission-matrix.data.ts';
import { openSession } from '../identity/sessions.repository.ts';
import { factsForLists } from '../list-facts.ts';
import { serveLists } from '../lists/serve-lists.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openTestDatabase } from '../testing/index.ts';
import { fullCounty } from '../testing/lists/full-county.ts';
import type { BodySchema } from './fuzz-body.fixture.ts';
import { silentServer } from './silent-server.fixture.ts';

/**
 * Every route there is, asked by who may only look and by who belongs elsewhere, about the people of a county that is full of everything: no
 * answer may hold what names, reaches or dates them. A route that comes is asked by itself. Of lists three stand for all: `every-list.contract.ts`
 * asks each of them.
 */

const NOW = new Date('2026-06-15T04:00:00Z');
const LISTS = ['follow-up-list', 'data-check', 'smart-reminders'];
const STAFF = { looking: 'VEW', working: 'DOC', 'in another county': 'CNT', 'in another village': 'VIL' } as const;
type Who = keyof typeof STAFF;
type Person = {
  readonly id: string;
  readonly name: string;
  readonly id_number: string;
  readonly phone: string | null;
  readonly birth_date: string;
  readonly address: string | null;
  readonly institution_code: string;
};
type Asked = { readonly route: string; readonly status: number; readonly text: string };
type Operation = { readonly requestBody?: { readonly content: { readonly [type: string]: { schema?: BodySchema } } } };

let database: Database;
let app: FastifyInstance;
let people: readonly Person[];
let institutions: { readonly [who in Who]: string };
/** Names of residents that nobody of the staff has, too. */
let names: ReadonlySet<string>;
/** What may stand in an address, by what comes before it. */
let ids: { readonly [before: string]: readonly string[] };
let bodies: ReadonlyMap<string, BodySchema>;
const sessions = new Map<Who, string>();

beforeAll(async () => {
  database = await openTestDatabase();
  const county = await fullCounty(database, await serveLists(factsForLists(RESIDENT_FACTS)));
  people = await database.query<Person>(
    'select id, name, id_number, phone, birth_date, address, institution_code from residents order by birth_date desc, id',
  );
  const village = people[0]?.institution_code ?? '';
  const other = people.find(({ institution_code }) => institution_code !== village)?.institution_code ?? '';
  await database.query("insert into institutions values ('990102', '邻县卫生健康局', 3, null, true)");
  institutions = { looking: county, working: county, 'in another county': '990102', 'in another village': other };
  for (const [who, role] of Object.entries(STAFF) as [Who, Role][]) {
    await database.query('insert into users (id, username, code, name, institution_code) values ($1, $1, $1, $1, $2)', [
      who,
      institutions[who],
    ]);
    await database.query('insert into user_roles (user_id, role) values ($1, $2)', [who, role]);
    sessions.set(who, await openSession(database, who, NOW, systemRandom));
  }
  await database.query(
    `insert into reminders (county_code, id, rule, subject_id, resident_id, due_on, recipient_id, facts, state, raised_at)
     select p.county_code, p.id, 'plan-overdue', p.id, p.resident_id, p.due_on, 'looking', '{}', '0', '2026-06-15T01:00:00Z'
     from plans p where p.state = 'overdue'`,
  );
  const staff = new Set((await database.query<{ name: string }>('select name from users')).map(({ name }) => name));
  names = new Set(people.map(({ name }) => name).filter((name) => name.length > 2 && !staff.has(name)));
  ids = await idsOf(village);
  app = await silentServer(database, NOW);
  const { paths } = app.swagger() as unknown as { paths: { [path: string]: { [method: string]: Operation } } };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
  bodies = new Map(
    operations.flatMap(([name, { requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
      return schema ? [[name, schema] as const] : [];
    }),
  );
}, 120_000);
afterAll(async () => {
  await app?.close();
  await database?.close();
});

/** Of a village its youngest, sheets of some forms (`hidden-numbers.test.ts` has each), and two of all else there is. */
async function idsOf(village: string): Promise<typeof ids> {
  const of = async (sql: string, ...values: readonly string[]): Promise<readonly string[]> =>
    (await database.query<{ id: string }>(sql, [...values])).map(({ id }) => id);
  const twoOf = (table: string, key = 'id') => of(`select ${key}::text as id from ${table} order by 1 desc limit 2`);
  const residents = people.filter(({ institution_code }) => institution_code === village).map(({ id }) => id);
  const sheets = await of(
    `select distinct on (r.form_id) r.id from records r join residents p on p.id = r.subject_id where p.institution_code = $1
     order by r.form_id, r.id`,
    village,
  );
  const checkUps = await of(
    "select id from records where form_id = 'health-check-up' order by (institution_code = $1) desc limit 2",
    village,
  );
  return {
    ...{ residents: residents.slice(0, 3), Patient: residents.slice(0, 3), lists: LISTS, List: LISTS },
    ...{
      records: sheets.slice(0, 12),
      QuestionnaireResponse: sheets.slice(0, 3),
      'check-ups': checkUps,
      analyses: ['group-landing'],
    },
    uploads: await twoOf('upload_entries', 'record_id'),
    'upload-batches': await twoOf('upload_batches'),
    'exam-sessions': await twoOf('exam_sessions'),
    appointments: await twoOf('appointments'),
    operations: await twoOf('operation_log'),
  };
}

/** What ends the session of who asks, changes somebody of the staff, or answers no request. */
const NOT_ASKED = /loginout|refreshtoken|pwd|password|set-up|realtime/;
const PARAMETER = /:(\w+)(?:\([^/]*\))?/g;

function addressesOf({ url }: GuardedRoute): readonly string[] {
  const [, before = ''] = /([^/]+)\/:/.exec(url) ?? [];
  if (!url.includes('/:')) return [url];
  const places = url.includes(':call') ? ['gxysjhy'] : (ids[before] ?? ['none']);
  return places.map((id) => url.replace(/:\w+(?:\([^/]*\))?/, id).replaceAll(PARAMETER, 'none'));
}

/** What a route needs to be told besides, by how its address ends; `{id}` is somebody. */
const QUERIES: readonly (readonly [RegExp, string])[] = [
  [/\/records$/, '?subjectId={id}'],
  [/\/records\/latest$/, '?subjectId={id}&formId=health-check-up'],
  [/\/form-context$/, '?formId=child-basic-info&on=2026-06-16'],
  [/\/series$/, '?concepts=hemoglobin,body-weight'],
  [/\/fhir\/(?:QuestionnaireResponse|CarePlan|Condition|Encounter|Observation)$/, '?patient={id}'],
];

const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/form/i, 'health-check-up'],
  [/on$|day|from/i, '2026-01-01'],
  [/until/i, '2026-12-31'],
];
const OF_KIND: { readonly [type: string]: unknown } = { integer: 50, number: 50, boolean: true };

/** A body that asks for much: of what is required, who is meant, and how many. */
function bodyOf(schema: BodySchema & { readonly required?: readonly string[] }, name: string, id: string): unknown {
  const { type = '', items = {}, properties = {}, required = [] } = schema;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key) || /ids?$|limit/i.test(key))
        .map(([key, inside]) => [key, bodyOf(inside, key, id)]),
    );
  if (type === 'array') return [bodyOf(items, name, id)];
  return schema.enum?.[0] ?? OF_KIND[type] ?? WRITTEN.find(([pattern]) => pattern.test(name))?.[1] ?? id;
}

/** All answers of all routes to one of the staff. */
async function answersFor(who: Who): Promise<readonly Asked[]> {
  const answers: Asked[] = [];
  for (const route of app.guardedRoutes) {
    if (NOT_ASKED.test(route.url) || !['GET', 'POST'].includes(route.method)) continue;
    const schema = bodies.get(`${route.method} ${route.url.replaceAll(PARAMETER, '{$1}')}`) ?? { type: 'object' };
    for (const address of addressesOf(route)) {
      const query = QUERIES.find(([end]) => end.test(address))?.[1] ?? '';
      for (const id of (ids['residents'] ?? []).slice(0, query.includes('{id}') ? 3 : 1)) {
        const url = address + query.replace('{id}', id);
        const answer = await app.inject({
          method: route.method as 'GET',
          url,
          headers: { token: sessions.get(who) ?? '' },
          ...(route.method === 'POST' && { payload: bodyOf(schema, '', id) as object }),
        });
        answers.push({ route: `${route.method} ${url}`, status: answer.statusCode, text: answer.body });
      }
    }
  }
  expect(answers.filter(({ status }) => status === 401)).toEqual([]);
  return answers;
}

const numbersOf = ({ id_number, phone }: Person): readonly string[] => [id_number, ...(phone === null ? [] : [phone])];

/** What no answer may tell of somebody. Birthdays of the young are other days, too. */
const secretsOf = (one: Person): readonly string[] => [
  ...numbersOf(one),
  one.id_number.slice(6),
  ...(one.address === null || one.address.length < 4 ? [] : [one.address]),
  ...(names.has(one.name) ? [one.name] : []),
  ...(one.birth_date < '2000' ? [one.birth_date, one.birth_date.replaceAll('-', '')] : []),
];

/** Numbers as those see them who may have them shown: their ends are for nobody else. */
const endsOf = ({ id_number, phone }: Person): readonly string[] => [
  maskIdNumber(id_number),
  ...(phone === null ? [] : [maskPhone(phone)]),
];

const toldIn = (
  answers: readonly Asked[],
  whom: readonly Person[],
  secrets: (one: Person) => readonly string[],
): readonly string[] =>
  whom.flatMap((one) =>
    secrets(one).flatMap((secret) =>
      answers.filter(({ text }) => text.includes(secret)).map(({ route }) => `${route} tells ${secret} of ${one.id}`),
    ),
  );

describe('every answer of every route', () => {
  it('tells who may only look nothing that names, reaches or dates anybody', async () => {
    const answers = await answersFor('looking');
    expect(toldIn(answers, people, secretsOf).slice(0, 10)).toEqual([]);
    // What describes the API has examples, which are nobody.
    const asked = answers.filter(({ route }) => !route.includes('openapi'));
    expect(toldIn(asked, people, endsOf).slice(0, 10)).toEqual([]);
    // Of many of these people something was told, and by many routes.
    const telling = answers.filter(({ text }) => people.some(({ id }) => text.includes(`"${id}"`)));
    expect(new Set(telling.map(({ route }) => route)).size).toBeGreaterThan(40);
  }, 60_000);

  it('tells who works with them their names and birthdays, and no number whole', async () => {
    const answers = await answersFor('working');
    expect(toldIn(answers, people, ({ name }) => (names.has(name) ? [name] : [])).length).toBeGreaterThan(40);
    expect(toldIn(answers, people, ({ birth_date }) => [birth_date]).length).toBeGreaterThan(40);
    const whole = toldIn(answers, people, numbersOf).filter((told) => !/\/reveal /.test(told));
    expect(whole.slice(0, 10)).toEqual([]);
  }, 60_000);

  it.each(['in another county', 'in another village'] as const)(
    'tells the staff %s of nobody who is not theirs',
    async (who) => {
      const answers = await answersFor(who);
      const strangers = people.filter(({ institution_code }) => !institution_code.startsWith(institutions[who]));
      expect(strangers.length).toBeGreaterThan(people.length / 2);
      expect(toldIn(answers, strangers, secretsOf).slice(0, 10)).toEqual([]);
      const asked = new Set(ids['residents']);
      const others = strangers.filter(({ id }) => !asked.has(id));
      expect(toldIn(answers, others, ({ id }) => [`"${id}"`]).slice(0, 10)).toEqual([]);
    },
    60_000,
  );
});
