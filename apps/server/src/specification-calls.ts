import type { FastifyInstance } from 'fastify';
import { staffOnly } from './access/route-access.ts';
import { homeCallRoutes } from './analytics/home-calls.routes.ts';
import { ONLINE_COLLEAGUE, onlineColleagues, presenceRoutes } from './call/presence.routes.ts';
import { deviceRoutes } from './devices/device.routes.ts';
import { signatureRoutes } from './account/signature.routes.ts';
import { institutionRoutes, type AskedInstitution } from './organisation/institution.routes.ts';
import { renameRegionRoutes } from './organisation/rename-region.routes.ts';
import { servePlatformAccounts, type ConnectedPlatform } from './platform/connect-platform.ts';
import type { AccountPassed } from './platform/platform.routes.ts';
import { VERIFICATION, verifications } from './roster/verifications.query.ts';
import type { RecordWriter } from './records/create-record-writer.ts';
import { fixedAnswers } from './shared/fixed-answers.ts';
import { list } from './shared/schemas.ts';
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

const PRODUCT_ANSWER = fixedAnswers('数据核验，或现在可以呼叫的人员', {
  members: { data: { anyOf: [list(VERIFICATION), list(ONLINE_COLLEAGUE)] } },
});

/** `/api/jkct/{product}sjhy` and `/api/jkct/{product}jstx`: the same for every product. */
function productCalls(app: FastifyInstance, context: ServerContext): void {
  app.post<AskedInstitution & { Params: { call: string } }>(
    '/api/api/jkct/:call(^[a-z]*(?:sjhy|jstx)$)',
    {
      config: { access: staffOnly('sjhy: V of a resident code') },
      schema: { tags: ['机构'], body: ASK, response: PRODUCT_ANSWER },
    },
    async (request) => {
      const answer = request.params.call.endsWith('sjhy') ? verifications : onlineColleagues;
      return { code: 200, msg: '', data: await answer(context, request) };
    },
  );
}
