import { SIGNATURE_LIFETIME } from '@gongwei/domain/call';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, INSTANT, list, oneOf, shape, TEXT, type Schema } from '../shared/schemas.ts';
import type { CallSettings } from './call-settings.ts';
import { iceServersFor } from './turn-credential.ts';
import { signUser } from './user-signature.ts';

/** Seconds for which credentials of a TURN server are good: longer than a shift. */
const TURN_LIFETIME = 12 * 3_600;

const ICE_SERVER = shape({ urls: list(TEXT) }, { username: TEXT, credential: TEXT });
const MEDIA: Schema = {
  oneOf: [
    shape({ by: oneOf('webrtc'), iceServers: list(ICE_SERVER) }, { relayOnly: { type: 'boolean' } }),
    shape({ by: oneOf('trtc'), sdkAppId: { type: 'integer' } }),
  ],
};
const PASS = shape(
  { userId: TEXT, name: TEXT, userSig: TEXT, expiresAt: INSTANT, media: MEDIA },
  {},
  {
    userId: 'u-doctor',
    name: '东镇医生',
    userSig: '',
    expiresAt: '2026-06-15T16:00:00.000Z',
    media: { by: 'webrtc', iceServers: [{ urls: ['stun:192.168.1.5:3478'] }] },
  },
);

/** What opens the calling service for who is logged in. */
export function passRoutes(app: FastifyInstance, { clock }: ServerContext, settings: CallSettings): void {
  app.get(
    '/api/v1/call/pass',
    { config: { access: staffOnly() }, schema: { tags: ['通话'], response: answers(PASS, '进入通话服务的凭证') } },
    async (request) => {
      const { id: userId, name } = staffOf(request);
      const issuedAt = Math.floor(clock.now().getTime() / 1_000);
      const expiring = (lifetime: number): string => new Date((issuedAt + lifetime) * 1_000).toISOString();
      const { trtc } = settings;
      if (trtc) {
        const userSig = signUser(trtc, userId, { issuedAt, lifetime: SIGNATURE_LIFETIME });
        const media = { by: 'trtc', sdkAppId: trtc.appId } as const;
        return { userId, name, userSig, expiresAt: expiring(SIGNATURE_LIFETIME), media };
      }
      const iceServers = iceServersFor(settings, userId, issuedAt + TURN_LIFETIME);
      const media = { by: 'webrtc', iceServers, ...(settings.relayOnly ? { relayOnly: true } : {}) };
      return { userId, name, userSig: '', expiresAt: expiring(TURN_LIFETIME), media };
    },
  );
}
