import type { FastifyRequest } from 'fastify';
import type { AccountSettings } from '../identity/account-settings.ts';

const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
const LOCAL_PEER = /^(127\.|::1$|::ffff:127\.)/;
/** What a proxy on the way adds. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+|x-original-(host|for)|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether stand-ins may answer: they are switched on by name, and somebody at this very machine asks. Behind a proxy everybody seems to sit at
 * this machine; what the proxy adds, and the host that was asked for, give it away.
 */
export function standsIn({ standIns }: Pick<AccountSettings, 'standIns'>, { headers, raw }: FastifyRequest): boolean {
  return (
    standIns &&
    LOCAL_PEER.test(raw.socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
