import { allows } from '../identity/permissions.policy.ts';
import { findStaff } from '../identity/users.repository.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';

/** News that something of the uploads is another one now, for windows that show them. Bodies hold no data: who hears it asks. */
export const UPLOAD_TOPIC = 'uploads';
/** Milliseconds between two pieces of news of the same institution. */
const SELDOM = 500;

type Listening = { readonly institution: string };

/** Tells every window that asked for it and may see the institution's uploads, in all processes of the site. */
export function uploadNews(
  { database, bus, timers }: Pick<ServerContext, 'database' | 'bus' | 'timers'>,
  hub: Pick<RealtimeHub, 'handle' | 'tell'>,
): { readonly tell: (institution: string) => void; readonly stop: () => void } {
  const listening = new Map<string, Listening>();
  const waiting = new Map<string, () => void>();
  hub.handle(UPLOAD_TOPIC, {
    ask: async ({ connection, userId }) => {
      const staff = await findStaff(database, userId);
      if (!staff || !allows(staff.permissions, ['tjscgl'], 'V')) return { ok: false };
      listening.set(connection, { institution: staff.institutionCode });
      return { ok: true };
    },
    gone: ({ connection }) => void listening.delete(connection),
  });
  const end = bus.subscribe(UPLOAD_TOPIC, (body) => {
    const institution = String((body as { readonly institution?: unknown }).institution ?? '');
    for (const [connection, { institution: own }] of listening)
      if (institution.startsWith(own) || own.startsWith(institution)) hub.tell(connection, UPLOAD_TOPIC, {});
  });
  return {
    tell: (institution) => {
      if (waiting.has(institution)) return;
      waiting.set(
        institution,
        timers.after(SELDOM, () => {
          waiting.delete(institution);
          bus.publish(UPLOAD_TOPIC, { institution }, SELDOM * 20);
        }),
      );
    },
    stop: () => {
      end();
      for (const cancel of waiting.values()) cancel();
    },
  };
}
