import type { CallCredentials, VideoOnline, VideoOnlineRecord } from '@gongwei/application/call';
import type { Clock } from '@gongwei/application/shared';
import { SIGNATURE_LIFETIME, type CallParty } from '@gongwei/domain/call';
import { fault } from '@gongwei/domain/shared';

/** Passes for one user; `lifetime` in seconds. `fetched` counts them, `fail` makes the next ones fail. */
export function createMemoryCallCredentials(party: CallParty, clock: Clock, lifetime = SIGNATURE_LIFETIME) {
  let [fetched, isFailing] = [0, false];
  const credentials: CallCredentials = {
    async pass() {
      if (isFailing) throw fault({ code: 'http.network', category: 'network', message: '网络连接失败' });
      fetched += 1;
      return {
        userId: party.userId,
        name: party.name,
        userSig: `signature ${fetched} of ${party.userId}`,
        expiresAt: new Date(clock.now().getTime() + lifetime * 1_000).toISOString(),
        media: { by: 'webrtc', iceServers: [] },
      };
    },
  };
  return {
    ...credentials,
    get fetched() {
      return fetched;
    },
    fail(on: boolean) {
      isFailing = on;
    },
  };
}

/** Who is online, as the specification keeps it. */
export function createMemoryVideoOnline() {
  const records = new Map<string, VideoOnlineRecord>();
  const online: VideoOnline = {
    save: async (record) => void records.set(record.userId, record),
    remove: async ({ userId }) => void records.delete(userId),
  };
  return { ...online, records };
}
