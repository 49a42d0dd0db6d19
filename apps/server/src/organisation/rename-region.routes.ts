import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import { mayWorkFor } from '../identity/staff-places.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { renameRegion } from './rename-region.ts';
import { data, fixedAnswers, REFUSED } from '../shared/fixed-answers.ts';
import { shape, TEXT } from '../shared/schemas.ts';

/** The specification's paths, and how many digits the codes have there. */
const CALLS = [
  ['/api/ykdjgxxtowns', 9],
  ['/api/ykdjgxxvillagess', 12],
] as const;
const KINDS = { 9: '乡镇（街道）', 12: '村（居）委会' } as const;

const RENAMED = shape({ id: TEXT, name: TEXT });

type Rename = { Body: { id: string; name: string } };

/** Townships and villages of the platform get other names. Provinces, cities and counties are the state's. */
export function renameRegionRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  for (const [path, digits] of CALLS) {
    const body = {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'string', pattern: `^\\d{${digits}}$` }, name: { type: 'string', maxLength: 30 } },
    } as const;
    app.put<Rename>(
      path,
      {
        config: { access: holdersOf(['ht-jgyh'], 'E') },
        schema: { tags: ['行政区划'], body, response: fixedAnswers('修改成功', data(RENAMED), [REFUSED]) },
      },
      async (request) => {
        const [staff, { id }] = [staffOf(request), request.body];
        const name = request.body.name.trim();
        if (name === '') return { code: -1, msg: '名称不能为空' };
        const within = mayWorkFor(staff, id);
        const renamed = within ? await renameRegion(database, id, name) : undefined;
        if (renamed === undefined) return { code: -1, msg: `您的管理范围内没有这个${KINDS[digits]}` };
        await recordOperation(database, context, staff, { action: 'region.rename', target: id });
        return { code: 200, msg: '修改成功', data: { id, name } };
      },
    );
  }
}
