import { ACCEPT_DEBOUNCE } from './call.ts';
import { MAX_OTHERS, noLongerInvited, type CallContext } from './call-context.ts';
import type { CallEvent } from './call-events.ts';

type Given = { readonly context: CallContext; readonly event: CallEvent };

/** Answers and news may come late: of a call that is over, or of one this window never had. */
const isOurs = ({ context, event }: Given): boolean =>
  event.type === 'INVITED'
    ? event.invitation.callId === context.callId
    : 'callId' in event && event.callId === context.callId;

const isFromSelf = ({ context, event }: Given): boolean =>
  event.type === 'INVITED' && event.invitation.from.userId === context.self;

const isCallEnd = ({ event }: Given): boolean => event.type === 'INVITED' && event.invitation.callEnd === true;

/** Our call is over, says an invitation that is none. */
const endsOurs = (given: Given): boolean => isOurs(given) && isCallEnd(given);

/** A click that was meant for the call before does not answer this one. A clock that was set back forbids nobody to answer. */
const isFirstClick = ({ context: { acceptedAt }, event }: Given): boolean =>
  event.type === 'ACCEPT' &&
  (acceptedAt === undefined || event.at < acceptedAt || event.at - acceptedAt >= ACCEPT_DEBOUNCE);

/** Somebody other than oneself is in. */
const isSomebodyIn = (given: Given): boolean => {
  const { context, event } = given;
  if (!isOurs(given)) return false;
  if (event.type === 'ENTERED') return event.member.userId !== context.self;
  return event.type === 'MEMBERS' && event.members.some(({ userId }) => userId !== context.self);
};

/** The answer is about somebody who rings. */
const isOfInvited = (given: Given): boolean => isOurs(given) && noLongerInvited(given.context, given.event).length > 0;

/** … and after it nobody rings any more. */
const isOfLastInvited = (given: Given): boolean =>
  isOfInvited(given) && noLongerInvited(given.context, given.event).length === given.context.invited.length;

const isOfOther = (given: Given): boolean =>
  isOurs(given) &&
  'userId' in given.event &&
  given.context.others.some(({ userId }) => 'userId' in given.event && userId === given.event.userId);

/** Fewer than two remain. */
const isLastOther = (given: Given): boolean => isOfOther(given) && given.context.others.length === 1;

const isAnybodyInvited = ({ context }: Given): boolean => context.invited.length > 0;

/** Placed here, and nobody is in yet. */
const isUnanswered = ({ context }: Given): boolean => context.isInviter && context.others.length === 0;

/** There is a place for one more, whom nobody has asked yet. */
const mayInvite = ({ context, event }: Given): boolean =>
  event.type === 'INVITE' &&
  context.others.length + context.invited.length < MAX_OTHERS &&
  ![context.self, ...context.others.map(({ userId }) => userId)].includes(event.to.userId);

const isVoice = ({ context }: Given): boolean => context.kind === 'audio';

const isVoiceWhileRinging = (given: Given): boolean => isVoice(given) && isAnybodyInvited(given);

const isLastOtherWhileRinging = (given: Given): boolean => isLastOther(given) && isAnybodyInvited(given);

/** The caller's time ran out before ours did. */
const isGivenUp = (given: Given): boolean =>
  isOurs(given) && given.event.type === 'CANCELLED' && given.event.because === 'no-answer';

const mayPlace = ({ context, event }: Given): boolean =>
  event.type === 'PLACE' &&
  event.to.length > 0 &&
  event.to.length <= MAX_OTHERS &&
  event.to.every(({ userId }) => userId !== context.self);

/** What the call machine decides by. One object, so that a bundle names each once. */
export const callGuards = {
  isOurs,
  isFromSelf,
  isCallEnd,
  endsOurs,
  isFirstClick,
  isSomebodyIn,
  isOfInvited,
  isOfLastInvited,
  isOfOther,
  isLastOther,
  isAnybodyInvited,
  isUnanswered,
  mayInvite,
  isVoice,
  isVoiceWhileRinging,
  isLastOtherWhileRinging,
  isGivenUp,
  mayPlace,
};
