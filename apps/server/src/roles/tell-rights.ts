import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import type { FastifyInstance } from 'fastify';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';

/** Tells every window of this process that rights may be others now. They hold already; a window asks so that its menu follows. */
export function tellRights(
  app: FastifyInstance,
  { bus }: Pick<ServerContext, 'bus'>,
  hub: Pick<RealtimeHub, 'all' | 'tell'>,
): void {
  const unsubscribe = bus.subscribe(RIGHTS_TOPIC, () => {
    for (const { window } of hub.all()) hub.tell(window.connection, RIGHTS_TOPIC, {});
  });
  app.addHook('onClose', async () => unsubscribe());
}
