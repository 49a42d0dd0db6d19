import { callStatusOf, type CallMember, type CallParty, type CallSnapshot } from '@gongwei/domain/call';
import type { CallParticipant, CurrentCall } from './call.service.ts';
import type { LineState } from './call-signalling.port.ts';
import type { LocalMedia, MediaQuality, RemoteMedia } from './media-room.port.ts';

type Seen = {
  readonly line: LineState;
  readonly local: LocalMedia;
  readonly remote: readonly RemoteMedia[];
  readonly quality: MediaQuality;
  /** ISO 8601. */
  readonly connectedAt: string | undefined;
};

/** The call as a page shows it; `undefined` while there is none, or one that only rings here. */
export function currentCallOf({ value, context }: CallSnapshot, seen: Seen): CurrentCall | undefined {
  const { callId, kind, isInviter, isAccepted, resident, failure } = context;
  const status = callStatusOf({ value, context });
  if (status === 'idle' || callId === undefined || kind === undefined || !(isInviter || isAccepted)) return undefined;
  return {
    callId,
    kind,
    status,
    inviter: isInviter,
    others: participantsOf(context, seen.remote),
    ...(seen.connectedAt !== undefined && { connectedAt: seen.connectedAt }),
    line: seen.line,
    local: seen.local,
    quality: seen.quality,
    ...(resident && { resident }),
    ...(failure !== undefined && { failure }),
  };
}

function participantsOf(
  { others, invited, reconnecting, invitation }: CallSnapshot['context'],
  remote: readonly RemoteMedia[],
): readonly CallParticipant[] {
  const taken = (member: CallMember): CallParticipant => {
    const media = remote.find(({ userId }) => userId === member.userId);
    return { ...member, stage: reconnecting.includes(member.userId) ? 'reconnecting' : 'in', ...(media && { media }) };
  };
  if (others.length === 0 && invitation) return [invitation.from, ...invitation.others].map(arriving);
  return [...others.map(taken), ...invited.map(ringing)];
}

const ringing = (party: CallParty): CallParticipant => ({
  ...party,
  stage: 'ringing',
  microphone: false,
  camera: false,
});
/** Taken here, and the server has not yet said how they are. */
const arriving = (party: CallParty): CallParticipant => ({ ...party, stage: 'in', microphone: true, camera: false });
