import { MAX_SHARED_FIELDS } from '@gongwei/domain/call';
import { list, named, oneOf, shape, TEXT, type Schema } from './shared/schemas.ts';

/** What goes over the realtime channel, as JSON schemas. Tests hold them to what the server reads and to what it sends. */
const constant = (value: string | number | boolean): Schema => ({ const: value });
const text = (maxLength: number, minLength = 1): Schema => ({ type: 'string', minLength, maxLength });
const FLAG: Schema = { type: 'boolean' };
const COUNT: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const ANYTHING: Schema = {};
const HEX = '[0-9a-fA-F]';
const UUID: Schema = { type: 'string', pattern: `^${HEX}{8}(-${HEX}{4}){3}-${HEX}{12}$` };
const USER_ID: Schema = { type: 'string', pattern: '^[0-9A-Za-z_-]{1,64}$' };
const CALL_ID: Schema = {
  type: 'string',
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  description: 'UUID v7, of the client that places the call',
};
const TOPIC: Schema = { type: 'string', pattern: '^[a-z][a-z-]{0,30}$' };
const WHY_TAKEN_BACK = oneOf('cancelled', 'no-answer');
const KIND = oneOf('audio', 'video');
const anyOf = (title: string, ...schemas: readonly Schema[]): Schema => named(title, { anyOf: schemas });

const PARTY_MEMBERS = { userId: TEXT, name: TEXT, number: TEXT, institutionCode: TEXT, institutionName: TEXT };
const PARTY = named('CallParty', shape(PARTY_MEMBERS));
const MEMBER = named('CallMember', shape({ ...PARTY_MEMBERS, microphone: FLAG, camera: FLAG }));
const RESIDENT = named(
  'SharedResident',
  shape({
    residentId: USER_ID,
    title: text(100),
    fields: { ...list(shape({ label: text(60), value: text(500, 0) })), maxItems: MAX_SHARED_FIELDS },
  }),
);

const command = (name: string, members: { readonly [name: string]: Schema } = {}, optional = {}): Schema =>
  shape({ do: constant(name), ...members }, optional);
const OF_CALL = { callId: CALL_ID };
export const CALL_COMMAND = anyOf(
  'CallCommand',
  command('log-in', { device: text(100) }),
  command('log-out'),
  command('invite', { ...OF_CALL, to: { ...list(USER_ID), minItems: 1, maxItems: 5 }, kind: KIND }, { resident: RESIDENT }),
  command('accept', OF_CALL),
  command('reject', { ...OF_CALL, busy: FLAG }),
  command('cancel', { ...OF_CALL, because: WHY_TAKEN_BACK }),
  command('hang-up', OF_CALL),
  command('rejoin', OF_CALL),
  command('announce', { ...OF_CALL, microphone: FLAG, camera: FLAG }),
  command('relay', { ...OF_CALL, to: USER_ID, signal: ANYTHING }),
  command('watch', { userIds: { ...list(USER_ID), maxItems: 500 } }),
);
const NOT_DONE = shape({ ok: constant(false) }, { code: TEXT, message: TEXT });
const CALL_ANSWER = anyOf(
  'CallAnswer',
  shape({ ok: constant(true) }, { offline: list(USER_ID), members: list(MEMBER) }),
  NOT_DONE,
);
/** To an ask for news: whether one may hear of them. */
const LISTENS = anyOf('Listens', shape({ ok: constant(true) }), NOT_DONE);

const news = (name: string, members: { readonly [name: string]: Schema } = {}): Schema =>
  shape({ news: constant(name), ...members });
const OF_USER = { ...OF_CALL, userId: USER_ID };
const INVITATION = named(
  'Invitation',
  shape({ ...OF_CALL, from: PARTY, kind: KIND, others: list(PARTY) }, { resident: RESIDENT, callEnd: FLAG }),
);
const CALL_NEWS = anyOf(
  'CallNews',
  news('invited', { invitation: INVITATION }),
  news('answered-elsewhere', OF_CALL),
  news('rejected', { ...OF_USER, busy: FLAG }),
  news('cancelled', { ...OF_CALL, because: WHY_TAKEN_BACK }),
  news('entered', { ...OF_CALL, member: MEMBER }),
  news('left', { ...OF_USER, because: oneOf('hung-up', 'lost') }),
  news('reconnecting', { ...OF_USER, back: FLAG }),
  news('dissolved', OF_CALL),
  news('announced', { ...OF_USER, microphone: FLAG, camera: FLAG }),
  news('relayed', { ...OF_CALL, from: USER_ID, signal: ANYTHING }),
  news('presence', { userId: USER_ID, presence: oneOf('online', 'busy', 'offline') }),
  news('kicked-out'),
);

/** What is said under each topic; without `ask` nothing is asked there, news come by themselves. */
export const TOPICS: {
  readonly [topic: string]: { readonly says: string; readonly ask?: Schema; readonly answer?: Schema; readonly news: Schema };
} = {
  call: { says: '通话', ask: CALL_COMMAND, answer: CALL_ANSWER, news: CALL_NEWS },
  lists: { says: '列表有变化', ask: ANYTHING, answer: LISTENS, news: shape({}, { form: TEXT }) },
  uploads: { says: '上传状态有变化', ask: ANYTHING, answer: LISTENS, news: shape({}, { refused: constant(true) }) },
  configuration: { says: '全局配置已修改', news: shape({}) },
  rights: { says: '权限可能已变化', news: shape({}) },
  reminders: { says: '有新的提醒', news: shape({}) },
};

const frame = (kind: string, members: { readonly [name: string]: Schema } = {}, optional = {}): Schema =>
  shape({ t: constant(kind), ...members }, optional);

/** From the client, topic by topic where something is asked. */
export const CLIENT_FRAMES: { readonly [name: string]: { readonly says: string; readonly payload: Schema } } = {
  hello: {
    says: '连接后 5 秒内的第一句',
    payload: frame(
      'hello',
      { token: text(500), device: text(100) },
      { resume: shape({ connection: text(100), after: COUNT }) },
    ),
  },
  ping: { says: '还在', payload: frame('ping', {}, { closely: FLAG }) },
  ack: { says: '已收到的消息序号', payload: frame('ack', { n: COUNT }) },
  bye: { says: '不再回来', payload: frame('bye') },
  ask: { says: '请求，一次只做一遍', payload: frame('ask', { id: UUID, topic: TOPIC, body: ANYTHING }) },
};
export const SERVER_FRAMES: typeof CLIENT_FRAMES = {
  welcome: { says: '已连接', payload: frame('welcome', { connection: text(100), resumed: FLAG }) },
  pong: { says: '应答 ping', payload: frame('pong') },
  refused: {
    says: '拒绝，随后关闭',
    payload: frame('refused', {
      code: oneOf('session-ended', 'too-many', 'not-understood', 'busy'),
      message: text(1_000),
    }),
  },
  answer: { says: '对请求的应答', payload: frame('answer', { id: UUID, body: ANYTHING }) },
  news: {
    says: '消息，序号连续',
    payload: frame('news', { n: { ...COUNT, minimum: 1 }, topic: TOPIC, body: ANYTHING }),
  },
};
