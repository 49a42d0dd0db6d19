import { expect, it } from 'vitest';
import type { HttpCall } from './http-gateway.ts';
import { createHttpWeChatGateway } from './wechat-gateway.adapter.ts';
import { createWireCalls } from './wire-calls.ts';

it('asks for a code by the institution, and after it by its name and the institution', async () => {
  const asked: HttpCall[] = [];
  const data = { qrCodeUrl: 'http://x/scan', nonceStr: 'n1' };
  const gateway = createHttpWeChatGateway(
    createWireCalls(
      {
        async send(call) {
          asked.push(call);
          return { status: 200, body: { code: asked.length === 1 ? 200 : 0, msg: '', data } };
        },
      },
      () => {},
    ),
  );
  expect(await gateway.requestQr('110105001')).toEqual({ ok: true, value: data });
  expect(await gateway.ask(data, '110105001')).toEqual({ kind: 'waiting' });
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/wx/getQRCodeUrl', { jgbh: '110105001' }],
    ['POST', '/api/wx/findwxflag', { nonceStr: 'n1', jgbh: '110105001' }],
  ]);
});
