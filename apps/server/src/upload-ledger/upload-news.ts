import { UPLOAD_TOPIC } from '@gongwei/domain/upload';
import { allows } from '../identity/permissions.policy.ts';
import { placesOf } from '../identity/staff-places.ts';
import { findStaff } from '../identity/users.repository.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';

/** Milliseconds between two pieces of news of the same institution. */
const SELDOM = 500;

/** Something of an institution's uploads is another one now; `refused`: the platform refused its account. */
export type TellUploads = (institution: string, refused?: boolean) => void;

/** Tells every window that asked for it and may see the institution's uploads, in all processes of the site. Bodies hold no data: who hears asks. */
export function uploadNews(
  { database, bus, timers }: Pick<ServerContext, 'database' | 'bus' | 'timers'>,
  hub: Pick<RealtimeHub, 'handle' | 'tell' | 'standingOf'>,
): { readonly tell: TellUploads; readonly stop: () => void } {
  const listening = new Map<string, readonly string[]>();
  const waiting = new Map<string, () => void>();
  hub.handle(UPLOAD_TOPIC, {
    ask: async ({ connection, userId }) => {
      const staff = await findStaff(database, userId);
      if (!staff || !allows(staff.permissions, ['tjscgl'], 'V')) return { ok: false };
      // One that left while it was looked up is told of no more, and would be kept for ever.
      if (hub.standingOf(connection) !== 'gone') listening.set(connection, placesOf(staff));
      return { ok: true };
    },
    gone: ({ connection }) => void listening.delete(connection),
  });
  const end = bus.subscribe(UPLOAD_TOPIC, (body) => {
    const { institution: at, refused } = body as { readonly institution?: unknown; readonly refused?: unknown };
    const institution = String(at ?? '');
    for (const [connection, places] of listening)
      if (places.some((own) => institution.startsWith(own) || own.startsWith(institution)))
        hub.tell(connection, UPLOAD_TOPIC, refused === true ? { refused } : {});
  });
  return {
    tell: (institution, refused) => {
      if (refused) return bus.publish(UPLOAD_TOPIC, { institution, refused }, SELDOM * 20);
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
