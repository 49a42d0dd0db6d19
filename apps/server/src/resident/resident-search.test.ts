import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, findIn, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { pinyinOf } from '../shared/pinyin.ts';

const NAMES = ['张云素', '欧阳云素', '云素芬', '云小红', '马素云', '李云素'];
let server: TestServer;
let [doctor, viewer]: (TestClient | undefined)[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [doctor, viewer] = [await clientFor(server.url, 'doctor'), await clientFor(server.url, 'viewer')];
  for (const [at, name] of NAMES.entries()) {
    const { full, initials } = pinyinOf(name);
    await server.database.query(
      `insert into residents (county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials, sex,
         birth_date, id_number, phone, conditions, status, filed_on)
       select county_code, $1, institution_code, village_code, village_name, $2, $3, $4, $5, sex, birth_date, $6, $7, '{}', '1', filed_on
       from residents where id = 'resident-1'`,
      [
        `found-${at}`,
        `9901011010019${at}001`,
        name,
        full,
        initials,
        `9901011960010100${at}X`,
        at === 4 ? '0571-1234567' : `1990000010${at}`,
      ],
    );
  }
}, 60_000);
afterAll(() => server?.stop());

const names = async (text: string, who = doctor, more = ''): Promise<readonly string[]> =>
  (
    (await findIn(who as TestClient, '/api/v1/residents', `text=${encodeURIComponent(text)}${more}`)).body['rows'] ?? []
  ).map(({ name }) => String(name));

describe('the search box', () => {
  it('finds given names behind names, behind surnames of one character and of two', async () => {
    expect(await names('云素')).toEqual(['云素芬', '张云素', '欧阳云素', '李云素']);
    expect(await names('ys')).toEqual(['云素芬', '张云素', '欧阳云素', '李云素']);
    expect(await names('云')).toEqual(['云素芬', '云小红']);
    expect(await names('zys')).toEqual(['张云素']);
  });
  it('gives the same people page by page', async () => {
    const pages = await Promise.all([0, 1, 2, 3, 4].map((at) => names('云素', doctor, `&offset=${at}&limit=1`)));
    expect(pages.flat()).toEqual(await names('云素'));
    expect(await names('云素', doctor, '&offset=1&limit=2')).toEqual(['张云素', '欧阳云素']);
  });
  it('finds a whole telephone number, and no part of one', async () => {
    expect(await names('19900000102')).toEqual(['云素芬']);
    expect(await names('0571-1234567')).toEqual(['马素云']);
    expect(await names('1990000010')).toEqual([]);
  });
  it('shows first whose file one opened last, and only among those it finds anyway', async () => {
    for (const id of ['found-1', 'found-3', 'found-5']) {
      await (doctor as TestClient).get(`/api/v1/residents/${id}/overview`);
      server.clock.advance(60_000);
    }
    expect(await names('云素')).toEqual(['李云素', '欧阳云素', '云素芬', '张云素']);
    expect(await names('云素', doctor, '&offset=1&limit=2')).toEqual(['欧阳云素', '云素芬']);
    expect(await names('云素', doctor, '&sort=name')).toEqual(
      ['李云素', '欧阳云素', '云素芬', '张云素'].toSorted((a, b) => pinyinOf(a).full.localeCompare(pinyinOf(b).full)),
    );
  });
  it('confirms no guess to who may only look', async () => {
    for (const text of ['云素', 'ys', '19900000102', '0571-1234567', '张云素'])
      expect(await names(text, viewer)).toEqual([]);
    expect(await names('云', viewer)).toHaveLength(2);
  });
});
