import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findIn, clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  doctor = await clientFor(server.url, 'doctor');
}, 60_000);
afterAll(() => server?.stop());

type Row = { readonly value: string; readonly label: string; readonly pyszm: string; readonly flag: string };
const rows = async (path: string): Promise<readonly Row[]> =>
  (await doctor.get<{ data: readonly Row[] }>(`/api/${path}`)).body.data;
const named = (found: readonly Row[], name: string): Row | undefined => found.find(({ label }) => label === name);

describe('the region calls of the specification', () => {
  it.each([
    ['ykdjgxxprovices/find', '江苏省', '32', 'jss'],
    ['ykdjgxxcitys/find?provinceId=32', '盐城市', '3209', 'ycs'],
    ['ykdjgxxcountys/find?cityid=3209', '东台市', '320981', 'dts'],
    ['ykdjgxxcitys/find?provinceId=11', '市辖区', '1101', 'sxq'],
    ['ykdjgxxcountys/find?cityid=1101', '东城区', '110101', 'dcq'],
    ['ykdjgxxtowns/find?countryid=110101', '东华门街道', '110101001', 'dhmjd'],
    ['ykdjgxxtowns/find?countryid=990101', '东镇', '990101101', 'dz'],
    ['ykdjgxxcountys/find?cityid=4419', '东莞市', '441900', 'dgs'],
    ['ykdjgxxtowns/find?countryid=441900', '虎门镇', '441900121', 'hmz'],
    ['ykdjgxxtowns/find?countryid=442000', '小榄镇', '442000118', 'xlz'],
    ['ykdjgxxtowns/find?countryid=460400', '那大镇', '460400100', 'ndz'],
    ['ykdjgxxvillagess/find?townid=990101101', '东村', '990101101001', 'dc'],
  ])('%s has %s', async (path, label, value, pyszm) => {
    expect(named(await rows(path), label)).toMatchObject({ value, label, pyszm });
  });

  it('says where nothing more is known below', async () => {
    const towns = [
      ...(await rows('ykdjgxxtowns/find?countryid=110101')),
      ...(await rows('ykdjgxxtowns/find?countryid=990101')),
    ];
    expect(towns.filter(({ flag }) => flag === 'jg').map(({ label }) => label)).toEqual(['东镇', '西镇']);
    expect(await rows('ykdjgxxvillagess/find?townid=110101001')).toEqual([]);
  });

  it('refuses what is no code, and who is not logged in', async () => {
    expect((await doctor.get('/api/ykdjgxxcitys/find?provinceId=x')).status).toBe(422);
    expect((await fetch(`${server.url}/api/ykdjgxxprovices/find`)).status).toBe(401);
  });
});

type Found = { readonly code: string; readonly words: string };
const search = async (query: string): Promise<readonly Found[]> =>
  (await findIn<readonly Found[]>(doctor, '/api/v1/regions', query)).body;

it.each([
  [`text=${encodeURIComponent('东')}`, '测试县东镇'],
  [`text=dc`, '测试县东镇东村'],
  [`text=${encodeURIComponent('东莞')}&near=44`, '广东省东莞市'],
  [`text=hmz&near=4419`, '广东省东莞市虎门镇'],
  [`text=320981`, '江苏省盐城市东台市'],
  [`text=dhm&near=11`, '北京市东城区东华门街道'],
])('finds %s, the nearest first', async (query, words) => {
  const found = await search(query);
  expect(found[0]?.words).toBe(words);
  expect(found.length).toBeLessThanOrEqual(20);
});

it('finds a city without counties once, and no county that was dissolved', async () => {
  const words = (await search(`text=${encodeURIComponent('东莞市')}`)).map((one) => one.words);
  expect(words.filter((one) => one === '广东省东莞市')).toHaveLength(1);
  expect(await search(`text=${encodeURIComponent('孟津县')}`)).toEqual([]);
});

it('names what records store, also of institutions above and of doctors elsewhere', async () => {
  const village = await clientFor(server.url, 'village');
  const asked = {
    regions: ['990101101001', '3209', '000000'],
    institutions: ['990101', 'none'],
    users: ['western', 'nobody'],
  };
  expect((await village.send('POST', '/api/v1/names', asked)).body).toEqual({
    '990101101001': '测试县东镇东村',
    '3209': '江苏省盐城市',
    '990101': '测试县卫生健康局',
    western: '西镇医生',
  });
});

it('names residents of one’s own scope, as much of them as the reader may have', async () => {
  const [{ name } = { name: '' }] = await server.database.query<{ name: string }>(
    "select name from residents where id = 'resident-1'",
  );
  const asked = { residents: ['resident-1', 'resident-4', 'nobody'] };
  const named = async (who: string) =>
    (await (await clientFor(server.url, who)).send('POST', '/api/v1/names', asked)).body;
  expect(await named('doctor')).toEqual({
    'resident-1': name,
    'resident-4': '其他机构的居民',
    nobody: '其他机构的居民',
  });
  expect(await named('viewer')).toMatchObject({ 'resident-1': `${name[0]}**` });
});
