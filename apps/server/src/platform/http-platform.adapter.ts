import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import {
  askResult,
  listResult,
  sendResult,
  type NoAnswer,
  type PlatformLogin,
  type ThirdPartyPlatform,
} from './third-party-platform.ts';
import type { AccountAnswer, AskAnswer, ListAnswer, RecordAnswer } from '../provincial-platform/wire.ts';

/** Milliseconds without an answer after which nobody waits any longer. */
const WAITED = 60_000;
const BIGGEST = 16 * 1024 * 1024;

type Said = { readonly ok: true; readonly body: unknown } | ({ readonly ok: false } & NoAnswer);
const noAnswer = (kind: NoAnswer['kind'], message: string): Said => ({ ok: false, kind, code: 'E11', message });
const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/**
 * The provincial platform over HTTP. Whether a request has gone out decides what may be done after a failure: until the line stands
 * nothing was sent; from then on only the platform knows.
 */
export function createHttpPlatform(base: string, waited = WAITED): ThirdPartyPlatform {
  const ask = (path: string, { username, password }: PlatformLogin, body: unknown): Promise<Said> =>
    new Promise((answered) => {
      const text = Buffer.from(JSON.stringify(body ?? {}));
      let out = false;
      const fail = (message: string): void => answered(noAnswer(out ? 'unknown' : 'unsent', message));
      const begin = base.startsWith('https:') ? secureRequest : plainRequest;
      const request = begin(
        new URL(path, base),
        {
          method: 'POST',
          agent: false,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-length': text.length,
            authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
          },
        },
        (response) => {
          readAll(response).then(
            (said) => answered(readSaid(response.statusCode ?? 0, said)),
            () => fail('平台应答中断'),
          );
        },
      );
      request.setTimeout(waited, () => request.destroy(new Error('timeout')));
      request.on('error', () => fail(out ? '已发出，没有收到平台的应答' : '连不上平台'));
      request.once('socket', (socket) => {
        const ready = base.startsWith('https:') ? 'secureConnect' : 'connect';
        socket.once(ready, () => (out = true));
      });
      request.end(text);
    });

  const read = async <Answer, Result>(
    said: Promise<Said>,
    isAnswer: (body: { readonly [name: string]: unknown }) => boolean,
    result: (answer: Answer) => Result,
  ): Promise<Result | NoAnswer> => {
    const answer = await said;
    if (!answer.ok) return { kind: answer.kind, code: answer.code, message: answer.message };
    const { body } = answer;
    const refused = isRecord(body) && body['ok'] === false && typeof body['code'] === 'string';
    if (isRecord(body) && (refused || (body['ok'] === true && isAnswer(body)))) return result(body as Answer);
    return { kind: 'unknown', code: 'E11', message: '平台的应答无法识别' };
  };

  return {
    async verify(username, password) {
      const said = await ask('/api/v1/accounts/check', { username, password }, {});
      if (!said.ok) return { state: '3', message: '第三方平台暂时无法访问，请稍后再试' };
      const { state, message } = (isRecord(said.body) ? said.body : {}) as Partial<AccountAnswer>;
      return state === '1' || state === '2' || state === '4'
        ? { state, message: message ?? '' }
        : { state: '3', message: '第三方平台暂时无法访问，请稍后再试' };
    },
    send: (login, record) =>
      read<RecordAnswer, ReturnType<typeof sendResult>>(
        ask('/api/v1/records', login, record),
        (body) => typeof body['id'] === 'string' && body['id'] !== '',
        sendResult,
      ),
    remove: (login, deletion) =>
      read<RecordAnswer, ReturnType<typeof sendResult>>(
        ask('/api/v1/records/delete', login, deletion),
        (body) => typeof body['id'] === 'string' && body['id'] !== '',
        sendResult,
      ),
    ask: (login, keys) =>
      read<AskAnswer, ReturnType<typeof askResult>>(
        ask('/api/v1/records/ask', login, { keys }),
        (body) => Array.isArray(body['records']) && body['records'].length === keys.length,
        askResult,
      ),
    list: (login, question) =>
      read<ListAnswer, ReturnType<typeof listResult>>(
        ask('/api/v1/records/list', login, question),
        (body) => Array.isArray(body['records']),
        listResult,
      ),
  };
}

async function readAll(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).length;
    if (size > BIGGEST) throw new RangeError('too big');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Under maintenance the platform says that it has taken nothing; any other bad status says nothing. */
function readSaid(status: number, text: string): Said {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return noAnswer('unknown', '平台的应答无法识别');
  }
  if (status === 503 && isRecord(body) && body['code'] === 'E12')
    return { ok: false, kind: 'unsent', code: 'E12', message: String(body['message'] ?? '平台维护中') };
  return status === 200 ? { ok: true, body } : noAnswer('unknown', `平台应答 ${status}`);
}
