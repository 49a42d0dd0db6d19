import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bloodCount,
  clientFor,
  clientOf,
  findIn,
  logIn,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
let doctor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [county, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
});
afterAll(() => server?.stop());

const BAD = ['张\0三', '\uD842', '\uDFB7吉', '好\uD83D'];
const SAVE = bloodCount({ id: 'unstorable', saveId: 'unstorable-1' });

describe('text that no database takes is refused with its field, not answered as a fault', () => {
  const asked: readonly (readonly [string, string, (text: string) => Promise<{ status: number; body: unknown }>])[] = [
    ['a search', 'text', (text) => doctor.send('POST', '/api/v1/residents/search', { text })],
    ['a search of a register', 'text', (text) => county.send('POST', '/api/v1/lists/drug-catalogue/search', { text })],
    [
      'an answer',
      'remark',
      (text) => doctor.send('PUT', '/api/v1/records/unstorable', { ...SAVE, data: { ...SAVE.data, remark: text } }),
    ],
    [
      'a name of an answer',
      'data',
      (text) => doctor.send('PUT', '/api/v1/records/unstorable', { ...SAVE, data: { [text]: 1 } }),
    ],
    ['a reason', 'reason', (text) => doctor.send('PUT', '/api/v1/records/unstorable', { ...SAVE, reason: text })],
    [
      'a new file',
      'name',
      (text) => doctor.send('POST', '/api/v1/residents', { name: text, idNumber: '990101600101002' }),
    ],
    [
      'a log-in',
      'username',
      (text) => clientOf(server.url).send('POST', '/api/api/wx/loginin', { username: text, password: 'x' }),
    ],
    ['a place', 'text', (text) => doctor.send('POST', '/api/v1/regions/search', { text })],
    [
      'a meter',
      'deviceno',
      (text) => doctor.send('POST', '/api/api/jkct/app/bindingdevice', { deviceno: text, yqtype: 'xy' }),
    ],
    ['an institution', 'jgbh', (text) => doctor.send('POST', '/api/ykdjgxxs/find', { jgbh: text })],
    ['who can be called', 'roomid', (text) => doctor.send('POST', '/api/api/jkct/app/savehome', { roomid: text })],
    [
      'an entry of the error log',
      'entries',
      (text) =>
        doctor.send('POST', '/api/v1/error-logs', {
          entries: [{ type: 'js', message: text, stack: '', info: '', url: '/', time: '2026-06-15T04:00:00Z' }],
        }),
    ],
  ];
  it.each(asked)('%s', async (_, field, ask) => {
    for (const text of BAD) {
      const { status, body } = await ask(text);
      expect([status, body], JSON.stringify(text)).toMatchObject([
        422,
        { code: 'request.invalid', fields: [{ field, code: 'character' }] },
      ]);
    }
  });

  it('in a query of an address', async () => {
    const answer = await doctor.get('/api/menus/find?parentId=%00');
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: 'parentId' }] } });
  });

  it('while characters outside of the first 65 536 are welcome', async () => {
    expect((await findIn(doctor, '/api/v1/residents', 'text=𠮷')).status).toBe(200);
  });
});

it('a number beyond all bounds is refused wherever it stands', async () => {
  for (const path of [
    '/api/v1/residents/resident-1/views?limit=1e400',
    '/api/v1/residents/resident-1/views?offset=-1e999',
  ])
    expect((await doctor.get(path)).status, path).toBe(422);
  const answer = await fetch(`${server.url}/api/v1/residents/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: (await logIn(server.url, 'doctor')).body.token },
    body: '{"minAge": 1e400}',
  });
  expect(answer.status).toBe(422);
});

it('what is nested beyond measure is refused at once, whoever sends it', async () => {
  const token = (await logIn(server.url, 'doctor')).body.token;
  for (const deep of [
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  ])
    for (const [path, headers] of [
      ['/api/v1/list-jobs', { token }],
      ['/api/api/wx/findwxflag', {}],
    ] as const) {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: `{"selection":"x","jgbh":"1","answers":${deep}}`,
      });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { code: 'request.invalid', message: '“answers”的内容层数太多，不能处理' },
      ]);
    }
});

it('an address that cannot be read is refused in words that do not say it again', async () => {
  for (const [path, status, message] of [
    [`/verify/${'a'.repeat(150)}`, 414, '地址太长，请检查是否完整复制'],
    ['/api/v1/residents/%E0%A4%A/overview', 400, '地址不正确，请检查是否完整复制'],
  ] as const)
    expect(await clientOf(server.url).get(path)).toMatchObject({ status, body: { code: 'request.invalid', message } });
});
