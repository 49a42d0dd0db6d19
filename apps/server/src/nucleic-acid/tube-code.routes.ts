import { serialPrefix, serialText } from '@gongwei/domain/nucleic-acid';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, shape, TEXT } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { nextSerial } from './serial-numbers.ts';

const CODE = shape({ code: TEXT }, {}, { code: 'T10110126061500001' });

/** Codes for tubes that bear none of their own: institution, day and a serial, `T10110126061500001`. Each is handed out once, used or not. */
export function tubeCodeRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.post(
    '/api/v1/tube-codes',
    {
      config: { access: holdersOf(['cjyb', 'jcyb'], 'E') },
      schema: { tags: ['核酸检测'], response: answers(CODE, '一个未用过的采样管条码') },
    },
    async (request) => {
      const prefix = serialPrefix(scopeOf(request).institutionCode, todayOf(clock));
      const serial = await database.transaction((inside) => nextSerial(inside, `tube:${prefix}`));
      return { code: `T${prefix}${serialText(serial, 5)}` };
    },
  );
}
