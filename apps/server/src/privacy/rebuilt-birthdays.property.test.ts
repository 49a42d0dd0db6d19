import { peopleListOf, type ListPage } from '@gongwei/domain/lists';
import { codesOfNumber } from '@gongwei/domain/measures';
import { addDays, addMonths, addYears, daysBetween, type CalendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellsAges } from '../measures/analysis-access.ts';
import { loadAnalyses } from '../measures/analyses.ts';
import { measuresOf } from '../measures/page-figures.ts';
import { clientFor, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';

/**
 * Somebody who may only look tries to rebuild birthdays: by numbers of periods that end on days of their choice and the people these
 * open, and by what follows from a birth in sheets of small children and of their mothers. Who works with people finds each by the same way.
 */

const PAGE = 'annual-analysis-report';
const LIST = peopleListOf('resident')?.list ?? '';
const [TEMPLATE] = tinyCounty.files;
const VILLAGE = '990101101001';
type Person = { readonly id: string; readonly born: CalendarDay };

/** Numbers of tubes, devices, accounts and what was done in the office. */
const OF_NOBODYS_AGE = [
  'pools',
  'receipt',
  'hotels',
  'devices',
  'accounts',
  'terminals',
  'the-log',
  'users',
  'exceptions',
].map((name) => `numbers-of-${name}`);

const seed = Math.floor(Math.random() * 2 ** 31);
// Sixty to sixty-four in 2026: each turns 65 on a day that is still to come, or has just been.
const people: readonly Person[] = fc
  .sample(fc.nat(1_500), { numRuns: 3, seed })
  .map((day, at) => ({ id: `elder-${at}`, born: addDays('1961-07-01' as CalendarDay, day - 100) }));

let server: TestServer;
let viewer: TestClient;
let doctor: TestClient;

beforeAll(async () => {
  const { resident } = TEMPLATE ?? expect.fail();
  const files = people.map(({ id, born }, at) => ({
    records: [],
    resident: {
      ...{ ...resident, id, birthDate: born, archiveNumber: `${VILLAGE}${String(at + 201).padStart(5, '0')}` },
      idNumber: `990101${born.replaceAll('-', '')}${String(at + 100)}X`,
    },
  }));
  server = await startTestServer({ county: { ...tinyCounty, files: [...tinyCounty.files, ...files] } });
  [viewer, doctor] = [await clientFor(server.url, 'viewer'), await clientFor(server.url, 'doctor')];
}, 60_000);
afterAll(() => server?.stop());

/** Whether the list a number opens holds somebody; `undefined` where the question is refused. */
async function isAmong(who: TestClient, institution: string, id: string, until: CalendarDay) {
  const period = { from: `${until.slice(0, 4)}-01-01` as CalendarDay, until };
  const number = codesOfNumber({
    ...{ page: PAGE, measure: 'archived', part: 'counts' as const, institution, period, groups: ['in-ageBand:65-69'] },
  });
  const { status, body } = await who.send<ListPage>('POST', `/api/v1/lists/${LIST}/search`, {
    where: { number },
    limit: 200,
  });
  if (status === 422) return undefined;
  expect(status).toBe(200);
  return body.rows.some((row) => row.id === id);
}

/** The first of some days for which it holds, looking at ever fewer of them; one that is refused is looked for a day later. */
async function firstDay(
  holds: (day: CalendarDay) => Promise<boolean | undefined>,
  from: CalendarDay,
  until: CalendarDay,
): Promise<{ readonly not: CalendarDay; readonly is: CalendarDay }> {
  let [not, is] = [from, until];
  while (daysBetween(not, is) > 1) {
    const middle = addDays(not, Math.ceil(daysBetween(not, is) / 2));
    let [day, answer] = [middle, await holds(middle)];
    while (answer === undefined && day < is) {
      day = addDays(day, 1);
      answer = day < is ? await holds(day) : undefined;
    }
    if (answer === undefined) {
      day = middle;
      while (answer === undefined && day > not) {
        day = addDays(day, -1);
        answer = day > not ? await holds(day) : undefined;
      }
    }
    if (answer === undefined) break;
    if (answer) is = day;
    else not = day;
  }
  return { not, is };
}

describe('numbers of ages', () => {
  it('tell a birthday to who works with people, and to who may only look not even which half of a month', async () => {
    for (const { id, born } of people) {
      const [from, until] = [addYears(born, 64), addDays(addYears(born, 66), 20)];
      const known = await firstDay((day) => isAmong(doctor, '990101101', id, day), from, until);
      expect([id, known.is]).toEqual([id, addYears(born, 65)]);
      const guessed = await firstDay((day) => isAmong(viewer, '990101', id, day), from, until);
      expect(guessed.is >= addYears(born, 65) && guessed.not < addYears(born, 65)).toBe(true);
      expect([id, daysBetween(guessed.not, guessed.is) >= 28]).toEqual([id, true]);
    }
  }, 240_000);

  it('of no page, by no list and in no file are told to who may only look by days', async () => {
    const all = [...(await loadAnalyses())];
    const analyses = all.filter(([, page]) => tellsAges(measuresOf(page)));
    // Tubes, stores, devices and accounts: nobody's age is among what is known of them.
    expect(all.filter((one) => !analyses.includes(one)).map(([id]) => id)).toEqual(OF_NOBODYS_AGE);
    const asked = { from: '2026-01-01', until: '2026-06-14' };
    const open: string[] = [];
    for (const [page] of analyses) {
      const address = `/api/v1/analyses/${page}`;
      const answers = await Promise.all([
        viewer.send('POST', `${address}/figures`, { ...asked, by: [] }),
        viewer.send('POST', `${address}/document`, { ...asked, by: [] }),
        viewer.get(`${address}/file?format=xlsx&from=${asked.from}&until=${asked.until}`),
      ]);
      for (const { status } of answers) if (![403, 404, 422].includes(status)) open.push(`${address} ${status}`);
      const whole = await viewer.get<{ wholeMonths: boolean }>(address);
      if (whole.status === 200) expect([page, whole.body.wholeMonths]).toEqual([page, true]);
    }
    expect([analyses.length > 20, open]).toEqual([true, []]);
    const number = codesOfNumber({
      ...{ page: PAGE, measure: 'archived', part: 'among' as const, institution: '990101', groups: [] },
      period: { from: '2026-01-01' as CalendarDay, until: '2026-06-14' as CalendarDay },
    });
    const where = { number };
    for (const [path, body] of [
      ['search', { where }],
      ['facets', { where, filters: ['sex'] }],
      ['without', { where }],
      ['why', { where, id: people[0]?.id }],
    ] as const) {
      const { status, body: said } = await viewer.send<{ message: string }>(
        'POST',
        `/api/v1/lists/${LIST}/${path}`,
        body,
      );
      expect([path, status, said.message]).toEqual([path, 422, '出生日期对您保密，期间只能选整年、整季度或整月']);
    }
  });
});

const BORN = '2025-08-11' as CalendarDay;
/** Sheets of a small child and of its mother; nothing was done on a day from which the birth is whole months or a round number of days away. */
const SHEETS: readonly (readonly [form: string, of: string, on: CalendarDay, answers: object])[] = [
  ['newborn-home-visit', 'resident-2', '2025-08-19', { birthDate: BORN, nextVisitDate: addDays(BORN, 28) }],
  ['postpartum-newborn-visit', 'resident-2', '2025-08-19', { nextVisitDate: addDays(BORN, 28) }],
  ['child-check-up', 'resident-2', '2026-02-24', { stageMonth: '6', nextDate: addMonths(BORN, 8) }],
  ['immunization-dose', 'resident-2', '2025-09-23', { nextDate: addMonths(BORN, 2) }],
  ['child-death-report', 'resident-2', '2026-03-25', { deathDate: '2026-03-25', deathAgeMonths: 7, deathAgeDays: 14 }],
  ['postpartum-visit', 'resident-3', '2025-08-19', { deliveryDate: BORN, postpartumDays: 8 }],
  ['postpartum-42-day', 'resident-3', '2025-09-27', { deliveryDate: BORN, postpartumDays: 47 }],
  ['puerperium-status', 'resident-3', '2025-10-02', { deliveryDate: BORN, day42Date: addDays(BORN, 42) }],
  ['prenatal-summary', 'resident-3', '2025-08-28', { outcome: '2', deliveryOrEndDate: BORN }],
  // The day of the sheet itself is another one here: that it is told is said in docs/security.md.
  [
    'delivery-mother',
    'resident-3',
    '2025-08-28',
    { deliveryTime: `${BORN}T08:00`, laborOnsetTime: `${BORN}T01:00`, placentaTime: `${BORN}T08:10` },
  ],
  [
    'delivery-newborn',
    'resident-2',
    '2025-08-29',
    { birthTime: `${BORN}T08:00`, hbigTime: `${addDays(BORN, 1)}T01:00` },
  ],
  ['pregnancy-basic-info', 'resident-3', '2025-01-08', { lastMenstrualPeriod: '2024-11-05', archiveStatus: '1' }],
].map(([form, of, on, answers]) => [form, of, on, answers] as [string, string, CalendarDay, object]);

/** Every day somebody could take for the birth: each that is told, less whole months, less the days between a birth and a visit, less each number told beside it. */
function birthsFrom(text: string): ReadonlySet<string> {
  const days = new Set([...text.matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => day as CalendarDay));
  const numbers = [...text.matchAll(/"\w*(?:Days|Hours)":\s*(\d{1,3})\b/g)].map(([, number]) => Number(number));
  return new Set(
    [...days].flatMap((day) => [
      ...Array.from({ length: 85 }, (_, months) => addMonths(day, -months)),
      ...[3, 7, 14, 28, 30, 42, ...numbers].map((less) => addDays(day, -less)),
      ...numbers.flatMap((less) => Array.from({ length: 85 }, (_, months) => addDays(addMonths(day, -months), -less))),
    ]),
  );
}

describe('sheets of a small child and its mother', () => {
  beforeAll(async () => {
    const { database } = server;
    await database.query("update residents set birth_date = $1, filed_on = '2025-08-29' where id = 'resident-2'", [
      BORN,
    ]);
    for (const [form, of, on, answers] of SHEETS)
      await database.query(
        `insert into records (county_code, id, form_id, form_version, subject_id, subject_kind, institution_code, occurred_on, data, headline, version,
           created_at, created_by, updated_at, updated_by, updated_by_name)
         select county_code, $1, $1, 1, id, 'resident', institution_code, $3, $4::jsonb, '[]', 1, '2026-06-14', 'doctor', '2026-06-14', 'doctor', '医生'
         from residents where id = $2`,
        [form, of, on, JSON.stringify(answers)],
      );
  });

  /** What each way of reading tells: a sheet, who is delivered in the list of mothers, what a form is told, other systems. */
  async function told(who: TestClient): Promise<readonly (readonly [way: string, text: string])[]> {
    const answers = [
      ...SHEETS.map(([form]) => [form, who.get(`/api/v1/records/${form}`)] as const),
      ...['puerperium-status', 'postpartum-visit'].map(
        (form) =>
          [
            `context of ${form}`,
            who.get(`/api/v1/residents/resident-3/form-context?formId=${form}&on=2026-06-16`),
          ] as const,
      ),
      ['child in FHIR', who.get('/api/fhir/Patient/resident-2/$everything')] as const,
      ['mother in FHIR', who.get('/api/fhir/Patient/resident-3/$everything')] as const,
      ['mother’s family', who.get('/api/v1/residents/resident-3/family')] as const,
    ];
    return Promise.all(
      answers.map(async ([way, answer]) => {
        const { status, body } = await answer;
        expect([way, status]).toEqual([way, 200]);
        return [way, JSON.stringify(body)] as const;
      }),
    );
  }

  it('tell nobody who may only look a day or a number from which the birth follows', async () => {
    const rebuilt = (ways: Awaited<ReturnType<typeof told>>) =>
      ways.filter(([, text]) => birthsFrom(text).has(BORN)).map(([way]) => way);
    expect(rebuilt(await told(viewer))).toEqual([]);
    // Who works with them reads all of it.
    expect(rebuilt(await told(doctor)).length).toBeGreaterThanOrEqual(SHEETS.length);
  });
});
