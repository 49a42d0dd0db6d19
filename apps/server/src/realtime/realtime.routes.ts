import websocket, { type WebSocket } from '@fastify/websocket';
import { CLOSED, MAX_FRAME, REALTIME_PATH } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { anybody } from '../access/route-access.ts';
import { tokenHash, userOfSession } from '../identity/sessions.repository.ts';
import { findStaff } from '../identity/users.repository.ts';
import { recordException } from '../logging/exception-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import type { OpenSocket } from './connection.ts';
import { endRefusedUpgrades } from './end-refused-upgrades.ts';
import { createHub, type RealtimeHub } from './hub.ts';
import { checkSessions } from './session-check.ts';
import { createSocketSession, type SessionOfToken } from './socket-session.ts';

/** Milliseconds for which closing waits for the other ends to say good-bye. */
const GOOD_BYE = 500;

/** The realtime channel: one WebSocket for each window of a browser. Closing the server sends them away. */
export async function connectRealtime(app: FastifyInstance, context: ServerContext): Promise<RealtimeHub> {
  const { database, clock, timers, random } = context;
  const hub = createHub({
    clock,
    timers,
    newId: () => uuidV7(clock.now(), random),
    failed: (error, { userId }) => {
      void recordException(context, { error, route: `WS ${REALTIME_PATH}`, userId });
      return { ok: false, code: 'failed', message: '服务器出错了，请稍后再试' };
    },
  });
  const sessions = checkSessions(hub, context);
  const sessionOf: SessionOfToken = async (token) => {
    const userId = await userOfSession(database, token, clock.now());
    const staff = userId === undefined ? undefined : await findStaff(database, userId);
    // Who must change a temporary password first is nowhere yet, not even in the list of who can be called.
    return staff && !staff.mustChangePassword ? { userId: staff.id, session: tokenHash(token) } : undefined;
  };
  endRefusedUpgrades(app);
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME, perMessageDeflate: false, clientTracking: true },
    errorHandler: (_error, socket) => socket.terminate(),
    async preClose() {
      // A window that comes back at once would be sent away without its socket being closed, and the server could not end.
      app.server.on('upgrade', (_request, socket) => socket.destroy());
      await hub.close();
      await sessions.stop();
      const { websocketServer } = app;
      await new Promise<void>((done) => {
        const giveUp = setTimeout(() => websocketServer.clients.forEach((client) => client.terminate()), GOOD_BYE);
        websocketServer.close(() => {
          clearTimeout(giveUp);
          done();
        });
      });
    },
  });
  await app.register(async (inside) => {
    inside.get(
      REALTIME_PATH,
      {
        websocket: true,
        config: { access: anybody() },
        // Another site's page must not speak for whoever has this one open.
        onRequest: async ({ headers }) => {
          if (headers.origin !== undefined && hostOf(headers.origin) !== headers.host) throw forbidden();
        },
      },
      (socket) => {
        const session = createSocketSession(openSocketOf(socket), { hub, clock, timers, sessionOf });
        socket.on('message', (data, isBinary) => session.heard(isBinary ? '' : data.toString()));
        socket.on('close', (code) => session.closed(code === CLOSED.silent ? 'silent' : 'closed'));
      },
    );
  });
  return hub;
}

const openSocketOf = (socket: WebSocket): OpenSocket => ({
  send(text) {
    if (socket.readyState === socket.OPEN) socket.send(text);
  },
  close: (code, reason) => socket.close(code, reason),
  unsent: () => socket.bufferedAmount,
});

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
