import type { WeChatGateway } from '@gongwei/application/identity';
import { fail, ok } from '@gongwei/domain/shared';
import { memberText, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** What the poll answers by `code`: 100 is the specification's, the others this server's. */
const [BOUND, SCANNED, WAITING] = [100, 1, 0];

/** Log-in by a scanned WeChat code, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpWeChatGateway(calls: WireCalls): WeChatGateway {
  return {
    async requestQr(institutionCode) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/api/wx/getQRCodeUrl',
        body: { jgbh: institutionCode },
      });
      if (code !== 200) return fail({ message: message === '' ? '请稍后重试' : message });
      return ok({ qrCodeUrl: requiredText(data, 'qrCodeUrl'), nonceStr: requiredText(data, 'nonceStr') });
    },
    async ask({ nonceStr }, institutionCode) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/api/wx/findwxflag',
        body: { nonceStr, jgbh: institutionCode },
      });
      const openid = memberText(data, 'openid');
      if (code === BOUND) return { kind: 'bound', ...(openid !== undefined && { openid }) };
      if (code === SCANNED) return { kind: 'scanned' };
      if (code === WAITING) return { kind: 'waiting' };
      return { kind: 'gone', message: message === '' ? '二维码已过期，请刷新。' : message };
    },
  };
}
