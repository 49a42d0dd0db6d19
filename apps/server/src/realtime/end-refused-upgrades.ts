import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Ends the line of who asked for a WebSocket and was refused by one of the server's guards: nothing reads from such a line any more, so that it
 * would stay open for ever, one for each try, and the server could not be stopped. To be called before the routes that are to be covered,
 * and before the plugin that answers upgrades.
 */
export function endRefusedUpgrades(app: FastifyInstance): void {
  const upgrades = new WeakSet<IncomingMessage>();
  app.server.on('upgrade', (request: IncomingMessage) => void upgrades.add(request));
  app.addHook('onResponse', async ({ raw }) => {
    if (upgrades.has(raw)) raw.socket.destroySoon();
  });
}
