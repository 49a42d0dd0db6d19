import type { HttpSettings } from '@gongwei/adapters/http';
import { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { expect, it } from 'vitest';
import { createLateHttpGateway } from './late-http-gateway.ts';

const settings: HttpSettings = {
  origin: '',
  token: () => undefined,
  institution: () => undefined,
  now: () => 0,
  onSessionLost: async () => false,
  adapter: async (config) => ({ data: '{"code":200}', status: 200, statusText: 'OK', headers: {}, config }),
};

it('brings what calls the server with the first call, once, and again where it did not come', async () => {
  let [line, brought] = [false, 0];
  const gateway = createLateHttpGateway(async () => {
    brought += 1;
    if (!line) throw new TypeError('Failed to fetch dynamically imported module');
    return { createHttpGateway };
  }, settings);
  expect(brought).toBe(0);
  const call = () => gateway.send({ method: 'GET', path: '/users/userinfo' });
  await expect(call()).rejects.toMatchObject({ code: 'chunk.missing', category: 'network' });
  line = true;
  await Promise.all([call(), call()]);
  expect(await call()).toEqual({ status: 200, body: { code: 200 } });
  expect(brought).toBe(2);
});

it('makes no call whose answer is there', async () => {
  let brought = 0;
  const bring = async () => ((brought += 1), { createHttpGateway });
  const ahead = async ({ path }: { readonly path: string }) => (path === '/a' ? { status: 200, body: 7 } : undefined);
  const gateway = createLateHttpGateway(bring, settings, ahead);
  expect(await gateway.send({ method: 'GET', path: '/a' })).toEqual({ status: 200, body: 7 });
  expect(brought).toBe(0);
  expect(await gateway.send({ method: 'GET', path: '/b' })).toEqual({ status: 200, body: { code: 200 } });
});

it('lets a call out at once when what calls the server is there', async () => {
  let sent = 0;
  const adapter: HttpSettings['adapter'] = async (config) => {
    sent += 1;
    return { data: '{"code":200}', status: 200, statusText: 'OK', headers: {}, config };
  };
  const gateway = createLateHttpGateway(async () => ({ createHttpGateway }), { ...settings, adapter });
  const call = () => gateway.send({ method: 'GET', path: '/users/userinfo' });
  await call();
  const second = call();
  expect(sent).toBe(2);
  expect(await second).toEqual({ status: 200, body: { code: 200 } });
});
