import type { FastifyInstance } from 'fastify';
import { homeCallRoutes } from './analytics/home-calls.routes.ts';
import { onlineColleagues, presenceRoutes } from './call/presence.routes.ts';
import { deviceRoutes } from './devices/device.routes.ts';
import { signatureRoutes } from './identity/signature.routes.ts';
import { institutionRoutes, type AskedInstitution } from './organisation/institution.routes.ts';
import { renameRegionRoutes } from './organisation/rename-region.routes.ts';
import { connectPlatform, type PlatformSettings } from './platform/connect-platform.ts';
import { verifications } from './roster/verifications.query.ts';
import type { ServerContext } from './server-context.ts';

/** The calls of the specification that our own screens ask little or nothing of: whoever integrates finds all of them. */
export async function specificationCalls(
  app: FastifyInstance,
  context: ServerContext,
  platform: PlatformSettings = { platform: 'off' },
): Promise<void> {
  deviceRoutes(app, context);
  await connectPlatform(app, context, platform);
  institutionRoutes(app, context);
  renameRegionRoutes(app, context);
  signatureRoutes(app, context);
  homeCallRoutes(app, context);
  presenceRoutes(app, context);
  productCalls(app, context);
}

const ASK = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 } } } as const;

/** `/api/jkct/{product}sjhy` and `/api/jkct/{product}jstx`: the same for every product. */
function productCalls(app: FastifyInstance, context: ServerContext): void {
  app.post<AskedInstitution & { Params: { call: string } }>(
    '/api/api/jkct/:call(^[a-z]*(?:sjhy|jstx)$)',
    { schema: { tags: ['机构'], body: ASK } },
    async (request) => {
      const answer = request.params.call.endsWith('sjhy') ? verifications : onlineColleagues;
      return { code: 200, msg: '', data: await answer(context, request) };
    },
  );
}
