import { AxiosHeaders } from 'axios';
import { describe, expect, it } from 'vitest';
import { answering } from './answering.fixture.ts';
import { createHttpGateway } from './http-gateway.ts';

describe('a program that asks with a token', () => {
  it('is told of a refused token in the words of the server', async () => {
    const said = { code: 'token.refused', message: '接口令牌无效、已过期或已撤销', advice: '请新建一个' };
    const server = answering(401, JSON.stringify(said), 'gw_old');
    await expect(server.gateway.send({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject(said);
    const silent = answering(401, '', 'gw_old');
    await expect(silent.gateway.send({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject({ code: said.code });
  });
  it('may say where the server is with a stroke at the end, and must say it where there is no page', async () => {
    const asked: unknown[] = [];
    const gateway = createHttpGateway({
      ...{ origin: 'https://the.server/', token: () => undefined, now: () => 0 },
      async adapter(config) {
        asked.push(config.url);
        return { status: 200, data: '{}', statusText: '', headers: new AxiosHeaders(), config };
      },
    });
    await gateway.send({ method: 'GET', path: '/v1/x' });
    expect(asked).toEqual(['https://the.server/api/v1/x']);
    expect(() => createHttpGateway({ origin: '', token: () => undefined, now: () => 0 })).toThrow(/no origin/);
  });
});
