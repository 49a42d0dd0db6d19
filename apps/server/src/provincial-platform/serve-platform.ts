import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createProvincialPlatform } from './create-platform.ts';
import { changedFaults, NO_FAULTS, type Faults } from './faults.ts';
import { platformPage } from './platform-page.ts';
import { MOST_AT_ONCE, type ListQuestion, type RecordDeletion, type RecordKey, type SentRecord } from './wire.ts';

export type ServedPlatform = { readonly url: string; close(): Promise<void> };

const BIGGEST = 2 * 1024 * 1024;
const MAINTENANCE = { ok: false, code: 'E12', message: '平台维护中，请稍后再传' };

/** Where the line's faults meet. */
const CHANGING: readonly string[] = ['/api/v1/records', '/api/v1/records/delete'];
const rejectedBy = ({ reject }: Faults) =>
  reject === '' ? undefined : { ok: false, code: reject, message: '平台按设置退回' };

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BIGGEST) throw new RangeError('too big');
    parts.push(part as Buffer);
  }
  return parts.length === 0 ? undefined : JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function loginOf({ headers: { authorization = '' } }: IncomingMessage): readonly [string, string] {
  const text = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
}

/**
 * The provincial platform as a service: `POST /api/v1/accounts/check`, `/api/v1/records`, `/records/delete`, `/records/ask`, `/records/list` for counties;
 * `/` shows what it holds, `/stand-in/…` switches faults and changes what is held. `random`: decides whom a fault meets, from 0 to 1.
 */
export async function servePlatform(port: number, random: () => number, host = '127.0.0.1'): Promise<ServedPlatform> {
  const platform = createProvincialPlatform();
  let faults: Faults = NO_FAULTS;

  const forCounties: { readonly [path: string]: (body: unknown) => unknown } = {
    '/api/v1/records': (body) => rejectedBy(faults) ?? platform.take(body as SentRecord),
    '/api/v1/records/delete': (body) => rejectedBy(faults) ?? platform.remove(body as RecordDeletion),
    '/api/v1/records/ask': (body) => ({
      ok: true,
      records: platform.ask((body as { readonly keys: readonly RecordKey[] }).keys.slice(0, MOST_AT_ONCE)),
    }),
    '/api/v1/records/list': (body) => platform.list(body as ListQuestion),
  };
  const forTrials: { readonly [path: string]: (body: unknown) => unknown } = {
    '/stand-in/faults': (body) => (faults = changedFaults(faults, body)),
    '/stand-in/held': () => ({ ...platform.held(), faults }),
    '/stand-in/change': (body) => {
      const { fields, ...key } = body as RecordKey & { readonly fields: Parameters<typeof platform.change>[1] };
      return { changed: platform.change(key, fields) };
    },
  };

  async function answerCounty(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { slow, loseRequests, loseAnswers, wrongAnswers, down } = faults;
    const recording = CHANGING.includes(path);
    if (recording && random() < loseRequests) return void request.socket.destroy();
    if (slow > 0) await wait(slow);
    if (down) return say(response, 503, MAINTENANCE);
    const [name, password] = loginOf(request);
    const verdict = platform.check(name, password);
    if (path === '/api/v1/accounts/check') return say(response, 200, verdict);
    if (verdict.state !== '1') return say(response, 200, { ok: false, code: 'E01', message: verdict.message });
    const answer = forCounties[path]?.(body);
    if (recording && random() < loseAnswers) return void request.socket.destroy();
    if (recording && random() < wrongAnswers) return void response.end('<html>网关错误</html>');
    say(response, 200, answer);
  }

  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const trial = forTrials[path];
    const work = async (): Promise<void> => {
      if (request.method === 'GET' && path === '/') {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return void response.end(platformPage(platform.held(), faults));
      }
      if (trial) return say(response, 200, trial(await bodyOf(request)));
      if (path.startsWith('/api/v1/')) return answerCounty(path, request, response);
      say(response, 404, { ok: false, code: 'E99', message: '没有这个接口' });
    };
    work().catch(() => say(response, 400, { ok: false, code: 'E99', message: '请求无法识别' }));
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function say(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
