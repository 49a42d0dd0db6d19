import { randomUUID } from 'node:crypto';
import specs from '@asyncapi/specs';
import { Ajv, type ValidateFunction } from 'ajv';
import fc from 'fast-check';
import { readClientFrame, readServerFrame, type ClientFrame, type ServerFrame } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCallCommand } from './call/read-call-command.ts';
import { CALL_COMMAND, CLIENT_FRAMES, SERVER_FRAMES } from './socket-schemas.data.ts';
import {
  bloodCount,
  clientFor,
  clientOf,
  logIn,
  openRealtime,
  startTestServer,
  type RealtimeClient,
  type TestClient,
  type TestServer,
} from './testing/index.ts';

type Members = { readonly [name: string]: unknown };
type Message = { readonly payload: object };
type Document = {
  readonly channels: { readonly realtime: { readonly messages: object } };
  readonly operations: { readonly [name: string]: { readonly messages: readonly { readonly $ref: string }[] } };
  readonly components: { readonly messages: { readonly [name: string]: Message }; readonly schemas: object };
};

let server: TestServer;
let document: Document;
const ajv = new Ajv({ strict: false, allErrors: true });
beforeAll(async () => {
  server = await startTestServer();
  document = (await clientOf(server.url).get<Document>('/api/v1/asyncapi.json')).body;
}, 180_000);
afterAll(() => server?.stop());

const official = new Ajv({ strict: false, validateFormats: false }).compile(specs.schemasWithoutId['3.0.0'] as object);

describe('the AsyncAPI document', () => {
  it('is valid by the official schema, and leads nowhere that is not there', () => {
    expect(official(document) ? [] : official.errors).toEqual([]);
    const lost = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter(
        (path) =>
          path.split('/').reduce<unknown>((at, name) => (at as Members | undefined)?.[name], document) === undefined,
      );
    expect(lost).toEqual([]);
  });
  it('would not be valid with one of these in it', () => {
    expect(official({ ...document, asyncapi: '1' })).toBe(false);
    expect(official({ ...document, operations: { one: { action: 'shout' } } })).toBe(false);
  });
});

/** Holds every frame of a conversation to a message of its direction, and notes which. */
function listener() {
  const heard = new Set<string>();
  const strangers: unknown[] = [];
  const checkers = new Map<string, ValidateFunction>();
  const fits = (name: string, frame: unknown): boolean => {
    const { payload } = document.components.messages[name] ?? {};
    const check = checkers.get(name) ?? ajv.compile({ ...payload, components: document.components });
    checkers.set(name, check);
    return check(frame);
  };
  return {
    heard,
    strangers,
    hear: (frame: ClientFrame | ServerFrame, from: 'client' | 'server'): void => {
      const operation = document.operations[from === 'client' ? 'takesFromWindow' : 'tellsWindow'];
      const names = (operation?.messages ?? []).map(({ $ref }) => $ref.split('/').at(-1) ?? '');
      const meant = names.filter((name) => fits(name, frame));
      if (meant.length === 0) strangers.push(frame);
      for (const name of meant) heard.add(name);
    },
  };
}

it('says what goes over the wire, of every kind of message', async () => {
  const { heard, strangers, hear } = listener();
  const open = async (username: string, device: string) => {
    const { token } = (await logIn(server.url, username)).body;
    const client = await openRealtime(server.url, { heard: hear });
    await client.hello({ token, device });
    await client.call({ do: 'log-in', device });
    return client;
  };
  const [doctor, clerk] = [await open('doctor', 'one'), await open('clerk', 'two')];
  const county = await open('county', 'three');
  await county.ask('lists', {});
  await county.ask('uploads', {});
  await doctor.ask('uploads', {});
  await doctor.call({ do: 'watch', userIds: ['clerk', 'western'] });
  const callId = `017f22e2-79b0-7cc3-98c4-${randomUUID().slice(-12)}`;
  const fields = [{ label: '血压', value: '' }];
  const resident = { residentId: 'resident-1', title: '张三丰', fields };
  await doctor.call({ do: 'invite', callId, to: ['clerk', 'western'], kind: 'audio', resident });
  await clerk.news('invited');
  await clerk.call({ do: 'accept', callId });
  await doctor.news('entered');
  await doctor.call({ do: 'announce', callId, microphone: false, camera: true });
  await doctor.call({ do: 'relay', callId, to: 'clerk', signal: { sdp: '…' } });
  await clerk.news('relayed');
  await doctor.call({ do: 'invite', callId, to: ['county'], kind: 'audio' });
  await county.news('invited');
  await county.call({ do: 'reject', callId, busy: true });
  await doctor.news('rejected');
  await clerk.call({ do: 'hang-up', callId });
  await doctor.news('dissolved');
  await doctor.call({ do: 'rejoin', callId });
  await open('clerk', 'another device');
  await clerk.news('kicked-out');
  for (const frame of [{ t: 'ping', closely: true }, { t: 'ack', n: 1 }, { t: 'bye' }] as const) doctor.send(frame);
  const lost = await openRealtime(server.url, { heard: hear });
  lost.send({ t: 'hello', token: 'nobody', device: 'd' });
  await lost.take('refused');
  await newsOfWrites(county);
  expect(strangers).toEqual([]);
  expect(Object.keys(document.channels.realtime.messages).filter((name) => !heard.has(name))).toEqual([]);
});

it('would not let news through that say more than they should, or that nobody declared', () => {
  const { strangers, hear } = listener();
  const planted = [
    { t: 'news', n: 1, topic: 'lists', body: { form: 'visit-record', name: '张三丰' } },
    { t: 'news', n: 1, topic: 'uploads', body: { refused: 'yes' } },
    { t: 'news', n: 1, topic: 'weather', body: {} },
    { t: 'news', n: 1, topic: 'rights', body: 'DOC' },
  ] as const;
  for (const frame of planted) hear(frame, 'server');
  expect(strangers).toEqual(planted);
});

/** Writes that windows are told of under every topic but calls, by the ways that people's writes go. */
async function newsOfWrites(county: RealtimeClient): Promise<void> {
  // Menus are kept by who runs the platform.
  await server.database.query("insert into user_roles (user_id, role) values ('county', 'SYS')");
  const [office, doctor] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'doctor')];
  const wanted = new Set(['lists', 'configuration', 'rights', 'reminders', 'uploads']);
  await doctor.send('PUT', '/api/v1/records/record-1', bloodCount());
  const data = {
    ...{ group: '8', name: '参数', valueType: 'number', scope: '1', inherit: true },
    ...{ key: 'call.timeout', value: '20' },
  };
  const setting = { id: 'setting', saveId: 'setting-1', formId: 'global-config', subjectId: '990101', data };
  expect((await office.send('PUT', '/api/v1/records/setting', bloodCount(setting))).status).toBe(200);
  expect((await office.send('PUT', '/api/v1/menu-settings', { version: 0, entries: {} })).status).toBe(200);
  await server.database.query(
    `insert into reminders (county_code, id, rule, subject_id, due_on, recipient_id, raised_at)
     values ('990101', 'r', 'missed-call', 's', '2026-06-15', 'county', now())`,
  );
  await decideUpload(office, doctor);
  await vi.waitFor(
    () => {
      server.clock.advance(1_500);
      county.send({ t: 'ping' });
      for (const frame of county.left()) if (frame.t === 'news') wanted.delete(frame.topic);
      expect([...wanted]).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** A record whose upload nobody knows the end of, and somebody who settles it: windows that may see it are told. */
async function decideUpload(office: TestClient, doctor: TestClient): Promise<void> {
  const data = { examDate: '2026-06-01', heartRate: 72, rhythm: '1', ecgResult: '1', impression: '窦性心律' };
  const sheet = { id: 'ecg', saveId: 'ecg-1', formId: 'supplement-ecg', data: { ...data, examDoctor: 'doctor' } };
  const saved = await doctor.send('PUT', '/api/v1/records/ecg', bloodCount({ ...sheet, reason: '补录' }));
  expect(saved.status).toBe(200);
  await server.database.query("update upload_entries set state = '7', asked_times = 3 where record_id = 'ecg'");
  const decision = { type: 'CONFIRM_ABSENT', reason: '平台查无此记录' };
  expect((await office.send('POST', '/api/v1/uploads/ecg/decide', decision)).status).toBe(200);
}

const someText = fc.oneof(
  fc.constantFrom('a', '', 'call', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'lists'),
  fc.string(),
);
const value = fc.oneof(
  someText,
  fc.integer({ min: -2, max: 5 }),
  fc.boolean(),
  fc.constant(null),
  fc.array(someText, { maxLength: 2 }),
);
const members = [
  't',
  'token',
  'device',
  'resume',
  'id',
  'topic',
  'body',
  'closely',
  'n',
  'connection',
  'resumed',
  'code',
  'message',
];
const commandMembers = [
  'do',
  'callId',
  'device',
  'to',
  'kind',
  'busy',
  'because',
  'microphone',
  'camera',
  'signal',
  'userIds',
];
/** Objects with the members of real ones, most of them wrong somewhere. */
const about = (names: readonly string[], first: string, kinds: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...kinds), fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }))
    .map(([kind, more]) => ({ ...more, [first]: kind }));
const anyOf = (frames: typeof CLIENT_FRAMES) =>
  ajv.compile({ anyOf: Object.values(frames).map(({ payload }) => payload) });

it('takes and refuses the same frames as the readers of both sides', () => {
  const [client, fromServer] = [anyOf(CLIENT_FRAMES), anyOf(SERVER_FRAMES)];
  const kinds = [...Object.keys(CLIENT_FRAMES), ...Object.keys(SERVER_FRAMES), 'nonsense'];
  fc.assert(
    fc.property(about(members, 't', kinds), (frame) => {
      expect(client(frame), JSON.stringify(frame)).toBe(readClientFrame(JSON.stringify(frame)).ok);
      expect(fromServer(frame), JSON.stringify(frame)).toBe(readServerFrame(JSON.stringify(frame)).ok);
    }),
    { numRuns: 2_000 },
  );
});
it('takes and refuses the same commands of calls as the server', () => {
  const check = ajv.compile(CALL_COMMAND);
  const kinds = ['log-in', 'log-out', 'invite', 'accept', 'reject', 'cancel', 'announce', 'relay', 'watch', 'x'];
  fc.assert(
    fc.property(about(commandMembers, 'do', kinds), (command) => {
      expect(check(command), JSON.stringify(command)).toBe(readCallCommand(command) !== undefined);
    }),
    { numRuns: 2_000 },
  );
});
