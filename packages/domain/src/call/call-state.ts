import type { SnapshotFrom } from 'xstate';
import type { callMachine } from './call.machine.ts';
import type { CallStatus } from './call.ts';

/** The specification's call user state (section 3). */
export type CallUserState = {
  /** Absent when logged out of calling. */
  readonly loginUserInfo?: { readonly userId: string; readonly userSig: string; readonly name: string };
  readonly callStatus: CallStatus;
  readonly isInviter: boolean;
  readonly isAccepted: boolean;
  /** Who is in the meeting, oneself first; empty before somebody else is in. */
  readonly meetingUserIdList: readonly string[];
  readonly muteVideoUserIdList: readonly string[];
  readonly muteAudioUserIdList: readonly string[];
};

/** A state of `callMachine` with its context, as `transition` of xstate takes and gives it. */
export type CallSnapshot = SnapshotFrom<typeof callMachine>;

/** While the words of a failure stand, the status is what it was before. */
export function callStatusOf({ value, context }: Pick<CallSnapshot, 'value' | 'context'>): CallStatus {
  if (value === 'idle') return 'idle';
  return value === 'connected' || context.others.length > 0 ? 'connected' : 'calling';
}

/** `login` absent: logged out of calling. `own`: what one sends oneself. */
export function callUserStateOf(
  snapshot: Pick<CallSnapshot, 'value' | 'context'>,
  login: CallUserState['loginUserInfo'],
  own: { readonly microphone: boolean; readonly camera: boolean },
): CallUserState {
  const callStatus = callStatusOf(snapshot);
  const { self, isInviter, isAccepted, others } = snapshot.context;
  const meeting = callStatus === 'connected' ? [{ userId: self, ...own }, ...others] : [];
  const idsOf = (people: typeof meeting): readonly string[] => people.map(({ userId }) => userId);
  return {
    ...(login && { loginUserInfo: login }),
    callStatus,
    isInviter,
    isAccepted,
    meetingUserIdList: idsOf(meeting),
    muteVideoUserIdList: idsOf(meeting.filter(({ camera }) => !camera)),
    muteAudioUserIdList: idsOf(meeting.filter(({ microphone }) => !microphone)),
  };
}
