import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { bindingsOf, keepBinding, registeredDevice, type DeviceKind } from './device-bindings.repository.ts';
import { fixedAnswers, REFUSED } from '../shared/fixed-answers.ts';
import { INSTANT, list, shape, TEXT as ANY_TEXT } from '../shared/schemas.ts';

const TEXT = { type: 'string', maxLength: 100 } as const;
const ASK = {
  type: 'object',
  properties: {
    deviceno: TEXT,
    username: TEXT,
    openid: TEXT,
    yqtype: { enum: ['xy', 'xt', ''] },
    clfx: TEXT,
    sfzh: TEXT,
  },
} as const;
const BIND = {
  ...ASK,
  required: ['deviceno', 'yqtype'],
  properties: { ...ASK.properties, yqtype: { enum: ['xy', 'xt'] } },
} as const;

const METER = shape({
  yqtype: { enum: ['xy', 'xt'] },
  deviceno: ANY_TEXT,
  clfx: ANY_TEXT,
  username: ANY_TEXT,
  bindTime: INSTANT,
});
const METERS = { code: 0, members: { data: list(METER) } };

/** The register's code of a meter that nobody uses any more. */
const SCRAPPED = '5';
const NAMES = { xy: '血压', xt: '血糖' } as const;

type Ask = { Body: { yqtype?: DeviceKind | '' } };
type Bind = { Body: { deviceno: string; yqtype: DeviceKind; clfx?: string } };

/** Which meters somebody works with. Calls about devices succeed with code 0 (specification), others are refusals. */
export function deviceRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;

  app.post<Ask>(
    '/api/api/jkct/app/finddevice',
    {
      config: { access: staffOnly() },
      schema: { tags: ['设备'], body: ASK, response: fixedAnswers('本人使用的设备', METERS) },
    },
    async (request) => {
      const staff = staffOf(request);
      const { yqtype } = request.body;
      const bindings = await bindingsOf(database, staff.id);
      return {
        code: 0,
        msg: '',
        data: bindings
          .filter(({ kind }) => !yqtype || kind === yqtype)
          .map(({ kind, deviceCode, direction, boundAt }) => ({
            yqtype: kind,
            deviceno: deviceCode,
            clfx: direction ?? '',
            username: staff.username,
            bindTime: boundAt,
          })),
      };
    },
  );

  app.post<Bind>(
    '/api/api/jkct/app/bindingdevice',
    {
      config: { access: staffOnly() },
      schema: { tags: ['设备'], body: BIND, response: fixedAnswers('设备绑定成功', { code: 0 }, [REFUSED]) },
    },
    async (request) => {
      const [staff, { yqtype, clfx }] = [staffOf(request), request.body];
      const deviceCode = request.body.deviceno.trim();
      if (deviceCode === '') return { code: -1, msg: `${NAMES[yqtype]}设备编码为空` };
      const device = await registeredDevice(database, staff.institutionCode, deviceCode);
      if (!device) return { code: -1, msg: '本机构没有登记这个设备编码，请核对，或先在设备管理中登记' };
      if (device.kind !== yqtype) return { code: -1, msg: `这个编码不是${NAMES[yqtype]}设备` };
      if (device.state === SCRAPPED) return { code: -1, msg: '这台设备已报废，不能绑定' };
      await database.transaction(async (inside) => {
        const boundAt = clock.now().toISOString();
        await keepBinding(inside, staff.id, {
          kind: yqtype,
          deviceCode,
          boundAt,
          ...(clfx ? { direction: clfx } : {}),
        });
        await recordOperation(inside, context, staff, { action: 'device.bind', target: deviceCode });
      });
      return { code: 0, msg: `${NAMES[yqtype]}设备绑定成功` };
    },
  );
}
