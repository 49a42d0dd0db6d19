import type { FastifyInstance } from 'fastify';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';
import { lookAgain } from '../shared/look-again.ts';
import { escalate } from './escalate.ts';
import { tellReminders } from './tell-reminders.ts';

/** Milliseconds between two looks for what nobody read in time. */
const EVERY = 60_000;

/** Tells windows of their reminders, and whoever is above of what was not read in time. */
export function connectReminders(app: FastifyInstance, context: ServerContext, hub: RealtimeHub): void {
  const report = (error: unknown): void => app.log.error(error);
  const telling = tellReminders(context, hub, report);
  const looking = lookAgain(
    context.timers,
    { first: EVERY, again: EVERY },
    () =>
      context.database.inTurn('reminders', async () => void (await escalate(context.database, context.clock.now()))),
    report,
  );
  app.addHook('onClose', async () => {
    await telling.stop();
    await looking.stop();
  });
}
