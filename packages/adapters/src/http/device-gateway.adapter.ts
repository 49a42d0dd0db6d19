import type { DeviceGateway } from '@gongwei/application/prevention';
import { fail, ok } from '@gongwei/domain/shared';
import { refusedByCode } from './faults.ts';
import { listIn, memberText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Calls about devices succeed with this code only (specification). */
const DONE = 0;

/** Devices somebody works with, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpDeviceGateway(calls: WireCalls): DeviceGateway {
  return {
    async find({ username, openid = '' }) {
      const { code, message, data } = await calls.envelope({
        method: 'POST',
        path: '/api/jkct/app/finddevice',
        body: { deviceno: '', username, openid, yqtype: '', clfx: '', sfzh: '' },
      });
      if (code !== DONE) throw refusedByCode(code, message);
      return Object.fromEntries(
        listIn(data).flatMap((one) => {
          const [kind, deviceno] = [memberText(one, 'yqtype'), memberText(one, 'deviceno')];
          return (kind === 'xy' || kind === 'xt') && deviceno ? [[kind, deviceno]] : [];
        }),
      );
    },
    async bind(kind, deviceno, { username, openid = '' }) {
      const { code, message } = await calls.envelope({
        method: 'POST',
        path: '/api/jkct/app/bindingdevice',
        body: { deviceno, username, openid, yqtype: kind, clfx: '' },
      });
      return code === DONE ? ok(undefined) : fail({ message });
    },
  };
}
