import type { CallNews } from '@gongwei/domain/call';
import type { Json } from '@gongwei/domain/shared';
import { presenceIn } from '../http/call/call-party.mapper.ts';
import { member, memberText } from '../http/wire-body.ts';
import { callMemberIn, invitationIn } from './call-member.mapper.ts';

type Reader = (wire: Json) => CallNews | undefined;

const callIdIn = (wire: Json): string | undefined => memberText(wire, 'callId') || undefined;
const userIdIn = (wire: Json): string | undefined => memberText(wire, 'userId') || undefined;
/** What tells of somebody in a call; without both it tells nothing. */
const ofSomebody =
  (read: (wire: Json, who: { readonly callId: string; readonly userId: string }) => CallNews | undefined): Reader =>
  (wire) => {
    const [callId, userId] = [callIdIn(wire), userIdIn(wire)];
    return callId && userId ? read(wire, { callId, userId }) : undefined;
  };
const flag = (wire: Json, name: string): boolean | undefined => {
  const found = member(wire, name);
  return typeof found === 'boolean' ? found : undefined;
};

const READERS: { readonly [News in CallNews['news']]: Reader } = {
  invited(wire) {
    const invitation = invitationIn(member(wire, 'invitation'));
    return invitation && { news: 'invited', invitation };
  },
  'answered-elsewhere'(wire) {
    const callId = callIdIn(wire);
    return callId ? { news: 'answered-elsewhere', callId } : undefined;
  },
  rejected: ofSomebody((wire, who) => ({ news: 'rejected', ...who, busy: flag(wire, 'busy') ?? false })),
  cancelled(wire) {
    const [callId, because] = [callIdIn(wire), member(wire, 'because')];
    return callId ? { news: 'cancelled', callId, because: because === 'no-answer' ? because : 'cancelled' } : undefined;
  },
  entered(wire) {
    const [callId, entered] = [callIdIn(wire), callMemberIn(member(wire, 'member'))];
    return callId && entered ? { news: 'entered', callId, member: entered } : undefined;
  },
  left: ofSomebody((wire, who) => ({
    news: 'left',
    ...who,
    because: member(wire, 'because') === 'lost' ? 'lost' : 'hung-up',
  })),
  reconnecting: ofSomebody((wire, who) => {
    const back = flag(wire, 'back');
    return back === undefined ? undefined : { news: 'reconnecting', ...who, back };
  }),
  dissolved(wire) {
    const callId = callIdIn(wire);
    return callId ? { news: 'dissolved', callId } : undefined;
  },
  announced: ofSomebody((wire, who) => {
    const [microphone, camera] = [flag(wire, 'microphone'), flag(wire, 'camera')];
    return microphone === undefined || camera === undefined
      ? undefined
      : { news: 'announced', ...who, microphone, camera };
  }),
  relayed(wire) {
    const [callId, from, signal] = [callIdIn(wire), memberText(wire, 'from'), member(wire, 'signal')];
    return callId && from && signal !== undefined ? { news: 'relayed', callId, from, signal } : undefined;
  },
  presence(wire) {
    const [userId, presence] = [userIdIn(wire), presenceIn(wire)];
    return userId && presence ? { news: 'presence', userId, presence } : undefined;
  },
  'kicked-out': () => ({ news: 'kicked-out' }),
};

/** News as the server told them; `undefined` for those of a newer server, and for those that do not say what they should. Never throws. */
export function callNewsIn(wire: Json | undefined): CallNews | undefined {
  const news = member(wire, 'news');
  if (typeof news !== 'string' || !Object.hasOwn(READERS, news)) return undefined;
  return READERS[news as CallNews['news']](wire as Json);
}
