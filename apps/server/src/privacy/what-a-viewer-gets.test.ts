import { LIST_IDS, type ListPage } from '@gongwei/domain/lists';
import { checkDigitOf } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bloodCount,
  clientFor,
  openCallWindow,
  startTestServer,
  tinyCounty,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

/**
 * An attacker with the account of supervision gathers all that any of its calls tells about a resident, and computes from it what
 * can be computed: nobody's identity number, telephone, birthday, address or full name may come of it.
 */

const SURNAMES = ['张', '欧阳', '李', '诸葛', '买'];
const VILLAGE = '990101101001';

type Person = {
  readonly id: string;
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
  readonly birthDate: CalendarDay;
  readonly address: string;
  readonly sex: 'male' | 'female';
};

const personOf = ([at, day, order, mobile]: readonly [number, number, number, number]): Person => {
  const birthDate = new Date(Date.UTC(1930, 0, 1) + day * 86_400_000).toISOString().slice(0, 10) as CalendarDay;
  const first = `320999${birthDate.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  return {
    id: `person-${at}`,
    name: `${SURNAMES[at % SURNAMES.length]}${'甲乙丙丁戊己庚辛壬癸'[at % 10]}秀`,
    idNumber: first + checkDigitOf(first),
    phone: `139${String(mobile).padStart(8, '0')}`,
    birthDate,
    address: `杏花里${at + 11}号`,
    sex: order % 2 === 1 ? 'male' : 'female',
  };
};

// One set for the file: a server is made for it. The seed is a new one at every run, and vitest prints it where it fails.
const seed = Math.floor(Math.random() * 2 ** 31);
const people: readonly Person[] = fc
  .sample(fc.tuple(fc.nat(35_000), fc.integer({ min: 1, max: 999 }), fc.nat(99_999_999)), { numRuns: 10, seed })
  .map(([day, order, mobile], at) => personOf([at, day, order, mobile]));

let server: TestServer;
let viewer: TestClient;

/** Everything the sheets can hold, in the fields that are for it and in those that are not. */
const answersOf = (one: Person) => ({
  name: one.name,
  birthDate: one.birthDate,
  idNumber: one.idNumber,
  phone: one.phone,
  contactName: one.name,
  contactPhone: one.phone,
  currentAddressDetail: one.address,
  disabilityCertificateNo: `${one.idNumber}42`,
  gone: `${one.name}，${one.birthDate.replaceAll('-', '')}生，${one.idNumber}，${one.phone}，住${one.address}`,
});

beforeAll(async () => {
  const files = people.map((one, at) => ({
    records: [],
    resident: {
      ...one,
      archiveNumber: `${VILLAGE}${String(at + 101).padStart(5, '0')}`,
      villageCode: VILLAGE,
      villageName: '东村',
      institutionCode: VILLAGE,
      institutionName: '',
      doctorId: 'village',
      doctorName: '',
      conditions: ['hypertension' as const],
      status: '1' as const,
      filedOn: '2024-05-06' as CalendarDay,
    },
  }));
  server = await startTestServer({ county: { ...tinyCounty, files: [...tinyCounty.files, ...files] } });
  viewer = await clientFor(server.url, 'viewer');
  const doctor = await clientFor(server.url, 'doctor');
  for (const one of people) {
    for (const [formId, suffix] of [
      ['supplement-blood-routine', 'b'],
      ['resident-personal-info', 'p'],
    ] as const) {
      const record = bloodCount({ id: `${one.id}-${suffix}`, saveId: `${one.id}-${suffix}`, subjectId: one.id });
      const { status } = await doctor.send('PUT', `/api/v1/records/${record.id}`, record);
      if (status !== 200) throw new Error(`the record of ${one.id} was not kept: ${status}`);
      await server.database.query(
        'update records set form_id = $2, data = $3::jsonb, headline = $4::jsonb where id = $1',
        [record.id, formId, JSON.stringify(answersOf(one)), JSON.stringify([{ text: `${one.name} ${one.phone}` }])],
      );
    }
  }
  await server.database.query(
    `insert into family_ties (county_code, resident_id, kind, other_id, set_by, set_at) values ('990101', $1, 'mother', $2, 'doctor', now())`,
    [people[0]?.id ?? '', people[1]?.id ?? ''],
  );
  await doctor.send('POST', '/api/v1/print-jobs', {
    jobs: people.map(({ id }) => ({ id: `job-${id}`, residentId: id, template: '6' })),
  });
}, 60_000);
afterAll(() => server?.stop());

const FORMS = [
  'resident-personal-info',
  'supplement-blood-routine',
  'health-check-up',
  'hypertension-follow-up',
  'archive-cover',
  'child-basic-info',
  'pregnancy-basic-info',
  'disability',
  'resident-info-card',
];

/** All calls that speak of one person, and those that speak of many. */
async function gathered({ id }: Person): Promise<string> {
  const calls = [
    viewer.send('POST', '/api/v1/residents/search', { limit: 200, offset: 0 }),
    viewer.get(`/api/v1/residents/${id}/overview`),
    viewer.get(`/api/v1/residents/${id}/family`),
    viewer.get(`/api/v1/residents/${id}/series?concepts=hemoglobin,body-weight`),
    viewer.get(`/api/v1/records?subjectId=${id}`),
    ...['b', 'p'].flatMap((suffix) => [
      viewer.get(`/api/v1/records/${id}-${suffix}`),
      viewer.get(`/api/v1/records/${id}-${suffix}/history`),
    ]),
    viewer.get(`/api/v1/records/latest?subjectId=${id}&formId=resident-personal-info`),
    ...FORMS.map((form) => viewer.get(`/api/v1/residents/${id}/form-context?formId=${form}&on=2026-06-16`)),
    viewer.send('POST', '/api/v1/lists/print-journal/search', { limit: 200, offset: 0 }),
    viewer.get('/api/v1/home/summary'),
    viewer.get('/api/dockapi/findhomeyclist'),
    viewer.get('/api/v1/call/past'),
  ];
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ body }) => JSON.stringify(body)).join('\n');
}

/** Every number that could be put together: the six digits shown, any day that is told, any four characters behind a mask. */
function candidates(text: string): ReadonlySet<string> {
  const counties = new Set([...text.matchAll(/(\d{6})\*/g)].map(([, county]) => county));
  const days = new Set(
    [...text.matchAll(/(\d{4})-?(\d\d)-?(\d\d)/g)].map(([, year, month, day]) => `${year}${month}${day}`),
  );
  const tails = new Set([...text.matchAll(/\*([\dX]{4})(?![\dX])/g)].map(([, tail]) => tail));
  return new Set(
    [...counties].flatMap((county) => [...days].flatMap((day) => [...tails].map((tail) => `${county}${day}${tail}`))),
  );
}

/** Nothing that names or reaches this person, or from which their number could be computed. */
function hidesIn(text: string, one: Person): void {
  for (const told of [one.idNumber, one.idNumber.slice(6), one.phone, one.name, one.address])
    expect(text).not.toContain(told);
  const [year, month, day] = one.birthDate.split('-').map(Number);
  for (const written of [one.birthDate, one.birthDate.replaceAll('-', ''), `${year}年${month}月${day}日`])
    expect(text).not.toContain(written);
  expect([...candidates(text)]).not.toContain(one.idNumber);
  expect(text).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
}

describe('what supervision gets', () => {
  it.each(people.map((one) => [one.id, one] as const))(
    'holds nothing of %s that names, reaches or computes them',
    async (_id, one) => {
      const text = await gathered(one);
      expect(text).toContain(one.id);
      hidesIn(text, one);
    },
  );

  it.each(people.map((one, at) => [one.id, one, at] as const))(
    'over the socket, in a call about %s, is no more than that',
    async (_id, one, at) => {
      const [doctor, western, looking] = await Promise.all(
        ['doctor', 'western', 'viewer'].map((name) => openCallWindow(server.url, name)),
      );
      const resident = {
        residentId: one.id,
        title: `${one.name} ${one.sex === 'male' ? '男' : '女'}`,
        fields: [
          { label: '姓名', value: one.name },
          { label: '身份证号', value: one.idNumber },
          { label: '证件', value: one.idNumber },
          { label: '联系电话', value: one.phone },
          { label: '出生日期', value: one.birthDate },
          { label: '现住址', value: one.address },
          { label: '备注', value: answersOf(one).gone },
          { label: '血压', value: '150/95 mmHg' },
        ],
      };
      const callId = (of: number): string =>
        `017f22e2-79b0-7cc3-98c4-dc0c0c07${String(of * 100 + at).padStart(4, '0')}`;
      const heard: unknown[] = [];
      // Called alone, and fetched into a call in which two others see all of it.
      await doctor?.call({ do: 'invite', callId: callId(1), to: ['viewer'], kind: 'audio', resident });
      heard.push(await looking?.news('invited'), await looking?.call({ do: 'accept', callId: callId(1) }));
      await doctor?.call({ do: 'hang-up', callId: callId(1) });
      heard.push(await looking?.news('dissolved'));
      await doctor?.call({ do: 'invite', callId: callId(2), to: ['western'], kind: 'audio', resident });
      await western?.news('invited');
      await western?.call({ do: 'accept', callId: callId(2) });
      await doctor?.call({ do: 'invite', callId: callId(2), to: ['viewer'], kind: 'audio' });
      heard.push(await looking?.news('invited'), await looking?.call({ do: 'accept', callId: callId(2) }));
      heard.push(await looking?.call({ do: 'rejoin', callId: callId(2) }), looking?.left());
      const text = JSON.stringify(heard);
      expect(text).toContain('150/95 mmHg');
      hidesIn(text, one);
      // Whoever is still in a call cannot be called about the next person.
      for (const window of [looking, western, doctor]) {
        await window?.call({ do: 'hang-up', callId: callId(2) });
        window?.kill();
      }
    },
  );

  it('is less than what the model can use: from the same calls of a doctor it rebuilds numbers', async () => {
    const doctor = await clientFor(server.url, 'doctor');
    const list = JSON.stringify(
      (await doctor.send('POST', '/api/v1/residents/search', { limit: 200, offset: 0 })).body,
    );
    const found = candidates(list);
    expect(people.filter(({ idNumber }) => found.has(idNumber))).toHaveLength(people.length);
  });

  it('confirms no guess: what is hidden finds nobody, and sorts nobody', async () => {
    const total = async (text: string) =>
      (await viewer.send<{ total: number }>('POST', '/api/v1/residents/search', { text, limit: 1, offset: 0 })).body
        .total;
    for (const one of people) {
      const guesses = [one.name, one.idNumber, one.idNumber.slice(0, 14), one.idNumber.slice(-4), 'zjx', one.phone];
      expect(await Promise.all(guesses.map(total))).toEqual(guesses.map(() => 0));
    }
    expect(await total('欧阳')).toBe(people.filter(({ name }) => name.startsWith('欧阳')).length);
    expect(await total(`${VILLAGE}00101`)).toBe(1);
    for (const sort of ['name', '-name', 'age', '-age'])
      expect((await viewer.send('POST', '/api/v1/residents/search', { sort, limit: 1, offset: 0 })).status).toBe(422);
    // Digits that stand in somebody's archive number, too, find that: it may be searched for.
    const archives = people.map((_, at) => `${VILLAGE}${String(at + 101).padStart(5, '0')}`);
    const isInArchive = (text: string): boolean => archives.some((number) => number.includes(text));
    for (const one of people.slice(0, 3))
      for (const text of [one.name, one.idNumber, one.idNumber.slice(-4)].filter((guess) => !isInArchive(guess)))
        expect(
          (await viewer.send<ListPage>('POST', '/api/v1/lists/print-journal/search', { text, limit: 1 })).body.count
            .found,
        ).toBe(0);
  });

  it('is no more in any list there is, nor in a file as other systems read it', async () => {
    const lists = await Promise.all(
      LIST_IDS.map(async (list) => ({
        list,
        answer: await viewer.send<ListPage>('POST', `/api/v1/lists/${list}/search`, { limit: 200 }),
      })),
    );
    const open = lists.filter(({ answer }) => answer.status === 200);
    expect(lists.map(({ answer }) => answer.status).filter((status) => status !== 200 && status !== 403)).toEqual([]);
    // Those of persons hold these people, or nothing would be proved.
    const holding = open.filter(({ answer }) => JSON.stringify(answer.body).includes(people[0]?.id ?? ''));
    expect([open.length > 30, holding.length > 0]).toEqual([true, true]);
    const fhir = await Promise.all(
      people.flatMap(({ id }) =>
        [`Patient/${id}`, `Patient/${id}/$everything`, `QuestionnaireResponse?subject=Patient/${id}`].map((path) =>
          viewer.get(`/api/fhir/${path}`),
        ),
      ),
    );
    expect(fhir.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(people.length * 2);
    const text = JSON.stringify([open.map(({ answer }) => answer.body), fhir.map(({ body }) => body)]);
    for (const one of people)
      for (const told of [one.idNumber, one.idNumber.slice(6), one.phone, one.name, one.address, one.birthDate])
        expect(
          text.includes(told),
          `${one.id}: ${text.slice(Math.max(0, text.indexOf(told) - 300), text.indexOf(told) + 60)}`,
        ).toBe(false);
  });
});
