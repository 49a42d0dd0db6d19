import type { CallPass, IceServer } from '@gongwei/application/call';
import type { Json } from '@gongwei/domain/shared';
import { unreadable } from '../faults.ts';
import { listIn, member, memberText, required, requiredNumber, requiredText, textOf } from '../wire-body.ts';

/** Strict: with a pass that is not whole nobody could be called, and nobody would see why. */
export function callPassOf(body: Json | undefined): CallPass {
  const pass = required(body, 'pass');
  const expiresAt = requiredText(pass, 'expiresAt');
  if (Number.isNaN(Date.parse(expiresAt))) throw unreadable('expiresAt');
  return {
    userId: requiredText(pass, 'userId'),
    name: requiredText(pass, 'name'),
    userSig: memberText(pass, 'userSig') ?? '',
    expiresAt,
    media: mediaOf(member(pass, 'media')),
  };
}

function mediaOf(wire: Json | undefined): CallPass['media'] {
  const by = requiredText(wire, 'by');
  if (by === 'webrtc') {
    const iceServers = listIn(member(wire, 'iceServers')).flatMap(iceServerIn);
    return { by, iceServers, ...(member(wire, 'relayOnly') === true && { relayOnly: true }) };
  }
  if (by === 'trtc') return { by, sdkAppId: requiredNumber(wire, 'sdkAppId') };
  throw unreadable(`media by ${by}`);
}

/** What browsers take for the address of such a server; they throw at anything else, and the call would be lost with it. */
const ICE_ADDRESS = /^(stun|stuns|turn|turns):[^\s]+$/;

function iceServerIn(wire: Json): readonly IceServer[] {
  const given = member(wire, 'urls');
  const urls = (Array.isArray(given) ? listIn(given) : [given]).flatMap((url) => {
    const address = textOf(url as Json | undefined);
    return address !== undefined && ICE_ADDRESS.test(address) ? [address] : [];
  });
  if (urls.length === 0) return [];
  const [username, credential] = [memberText(wire, 'username'), memberText(wire, 'credential')];
  // A TURN server without both is refused by browsers as well.
  if (urls.some((url) => url.startsWith('turn')) && (username === undefined || credential === undefined)) return [];
  return [{ urls, ...(username !== undefined && { username }), ...(credential !== undefined && { credential }) }];
}
