import type { FastifyInstance } from 'fastify';
import { staffOnly } from './access/route-access.ts';
import { homeCallRoutes } from './analytics/home-calls.routes.ts';
import { onlineColleagues, presenceRoutes } from './call/presence.routes.ts';
import { deviceRoutes } from './devices/device.routes.ts';
import { signatureRoutes } from './account/signature.routes.ts';
import { institutionRoutes, type AskedInstitution } from './organisation/institution.routes.ts';
import { renameRegionRoutes } from './organisation/rename-region.routes.ts';
import { servePlatformAccounts, type ConnectedPlatform } from './platform/connect-platform.ts';
import type { AccountPassed } from './platform/platform.routes.ts';
import { verifications } from './roster/verifications.query.ts';
import type { RecordWriter } from './records/create-record-writer.ts';
import type { ServerContext } from './server-context.ts';

/** The calls of the specification that our own screens ask little or nothing of: whoever integrates finds all of them. */
export async function specificationCalls(
  app: FastifyInstance,
  context: ServerContext,
  records: RecordWriter,
  platform: ConnectedPlatform,
  passed?: AccountPassed,
): Promise<void> {
  deviceRoutes(app, context);
  servePlatformAccounts(app, context, platform, passed);
  institutionRoutes(app, context);
  renameRegionRoutes(app, context);
  signatureRoutes(app, context, records);
  homeCallRoutes(app, context);
  presenceRoutes(app, context);
  productCalls(app, context);
}

const ASK = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 } } } as const;

/** `/api/jkct/{product}sjhy` and `/api/jkct/{product}jstx`: the same for every product. */
function productCalls(app: FastifyInstance, context: ServerContext): void {
  app.post<AskedInstitution & { Params: { call: string } }>(
    '/api/api/jkct/:call(^[a-z]*(?:sjhy|jstx)$)',
    { config: { access: staffOnly('sjhy: V of a resident code') }, schema: { tags: ['机构'], body: ASK } },
    async (request) => {
      const answer = request.params.call.endsWith('sjhy') ? verifications : onlineColleagues;
      return { code: 200, msg: '', data: await answer(context, request) };
    },
  );
}
