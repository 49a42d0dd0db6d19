import { MAX_PARTICIPANTS, type CallKind, type CallParty, type Invitation, type SharedResident } from './call.ts';
import type { CallEvent } from './call-events.ts';
import { busy, offline, refusedBy, type CallMessage } from './call-messages.ts';
import type { CallMember } from './call-wire.ts';

/** How many others there can be at most. */
export const MAX_OTHERS = MAX_PARTICIPANTS - 1;

/** What is known of the call that rings or runs. */
export type CurrentCallContext = {
  readonly callId?: string | undefined;
  readonly kind?: CallKind | undefined;
  readonly isInviter: boolean;
  readonly isAccepted: boolean;
  /** Of a video call answered by voice: `false`. */
  readonly camera?: boolean | undefined;
  /** As it came, where the call was not placed here. */
  readonly invitation?: Invitation | undefined;
  readonly resident?: SharedResident | undefined;
  /** Asked by us and not yet answered. */
  readonly invited: readonly CallParty[];
  /** In, in the order in which they came; together with `invited` at most two. */
  readonly others: readonly CallMember[];
  /** Those of `others` whose line dropped. */
  readonly reconnecting: readonly string[];
  readonly failure?: string | undefined;
};
/** What `callMachine` knows beside its state: the call there is, and whose window this is. */
export type CallContext = CurrentCallContext & {
  /** User id; empty before anybody used the window. */
  readonly self: string;
  /** When the answer button counted last, in milliseconds since 1970. */
  readonly acceptedAt?: number | undefined;
};

export const NO_CALL: CurrentCallContext = {
  callId: undefined,
  kind: undefined,
  isInviter: false,
  isAccepted: false,
  camera: undefined,
  invitation: undefined,
  resident: undefined,
  invited: [],
  others: [],
  reconnecting: [],
  failure: undefined,
};

type Of<Type extends CallEvent['type']> = Extract<CallEvent, { type: Type }>;

const without = <Who extends { readonly userId: string }>(people: readonly Who[], ids: readonly string[]) =>
  people.filter(({ userId }) => !ids.includes(userId));

export const placed = ({ callId, kind, to, resident }: Of<'PLACE'>): CurrentCallContext => ({
  ...NO_CALL,
  callId,
  kind,
  isInviter: true,
  invited: to.slice(0, MAX_OTHERS),
  resident,
});

export const received = ({ invitation }: Of<'INVITED'>): CurrentCallContext => ({
  ...NO_CALL,
  callId: invitation.callId,
  kind: invitation.kind,
  invitation,
  resident: invitation.resident,
});

/** Somebody is in, for the first time or again. */
export function admitted(context: CallContext, { member }: Of<'ENTERED'>): Partial<CallContext> {
  const isIn = context.others.some(({ userId }) => userId === member.userId);
  return {
    others: isIn
      ? context.others.map((other) => (other.userId === member.userId ? member : other))
      : [...context.others, member].slice(0, MAX_OTHERS),
    invited: without(context.invited, [member.userId]),
    reconnecting: context.reconnecting.filter((userId) => userId !== member.userId),
  };
}

/** The server's list takes the place of ours. */
export function admittedAll(context: CallContext, { members }: Of<'MEMBERS'>): Partial<CallContext> {
  const others = without(members, [context.self]).slice(0, MAX_OTHERS);
  const ids = others.map(({ userId }) => userId);
  return {
    others,
    invited: without(context.invited, ids),
    reconnecting: context.reconnecting.filter((id) => ids.includes(id)),
  };
}

export const leftBy = (context: CallContext, { userId }: Of<'LEFT'>): Partial<CallContext> => ({
  others: without(context.others, [userId]),
  reconnecting: context.reconnecting.filter((id) => id !== userId),
});

export const withReconnecting = (context: CallContext, { userId, back }: Of<'RECONNECTING'>): Partial<CallContext> => ({
  reconnecting: [
    ...context.reconnecting.filter((id) => id !== userId),
    ...(!back && context.others.some((other) => other.userId === userId) ? [userId] : []),
  ],
});

export const announced = (context: CallContext, event: Of<'ANNOUNCED'>): Partial<CallContext> => ({
  others: context.others.map((other) =>
    other.userId === event.userId ? { ...other, microphone: event.microphone, camera: event.camera } : other,
  ),
});

/** Those among the ones who ring that an answer is about. */
export const noLongerInvited = ({ invited }: CallContext, event: CallEvent): readonly CallParty[] => {
  const ids =
    event.type === 'REJECTED'
      ? [event.userId]
      : event.type === 'INVITE_ANSWERED'
        ? event.offline
        : event.type === 'INVITE_FAILED'
          ? event.to
          : event.type === 'ENTERED'
            ? [event.member.userId]
            : [];
  return invited.filter(({ userId }) => ids.includes(userId));
};

export const dropped = (context: CallContext, event: CallEvent): Partial<CallContext> => ({
  invited: without(
    context.invited,
    noLongerInvited(context, event).map(({ userId }) => userId),
  ),
});

/** What to say of an invitation that came to nothing. */
export function refusal(context: CallContext, event: Of<'REJECTED'>): CallMessage {
  const name = noLongerInvited(context, event)[0]?.name ?? '';
  return event.busy ? busy(name) : refusedBy(name);
}

export const absence = (context: CallContext, event: Of<'INVITE_ANSWERED'>): CallMessage =>
  offline(noLongerInvited(context, event));
