/** What is heard only, or seen too. */
export type CallKind = 'audio' | 'video';

/** The specification's three states of a call. */
export type CallStatus = 'idle' | 'calling' | 'connected';

/** At most so many people take part in a call. */
export const MAX_PARTICIPANTS = 3;
/** Milliseconds a call rings before it counts as not answered. */
export const CALL_TIMEOUT = 30_000;
/** Milliseconds within which the answer button counts once. */
export const ACCEPT_DEBOUNCE = 500;
/** Milliseconds for which the words of a failed call stand before it is hung up. */
export const FAILED_CALL_PAUSE = 1_000;
/**
 * Milliseconds for which the sound and picture of somebody who is in the call are waited for, while the lines of both to the server
 * stand. Addresses are gathered and tried within 15 s (RFC 8445, section 14) [P: twice that, for an old PC that loads the code first].
 */
export const REACH_PATIENCE = 30_000;
/** Digits or letters of a number that can be called. */
export const MAX_CALL_NUMBER = 11;
/** The specification's kind of user in video online records. */
export const CALL_USER_TYPE = '02';
/** Seconds for which a `userSig` opens the calling service. */
export const SIGNATURE_LIFETIME = 604_800;

/** Somebody who calls or is called, as colleagues know them. */
export type CallParty = {
  readonly userId: string;
  readonly name: string;
  /** Number to dial: the staff code. */
  readonly number: string;
  readonly institutionCode: string;
  readonly institutionName: string;
};

/** Whether somebody can be called now. */
export type Presence = 'online' | 'busy' | 'offline';

/** What the caller chose to show of a resident, for as long as the call lasts. */
export type SharedResident = {
  readonly residentId: string;
  /** e.g. 王秀兰 女 67岁 */
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
};
/** At most so many fields of a resident are shown in a call. */
export const MAX_SHARED_FIELDS = 40;

/** What a person who is called is shown before they answer or reject. */
export type Invitation = {
  readonly callId: string;
  readonly from: CallParty;
  readonly kind: CallKind;
  /** Who is in the call already, besides who invites. */
  readonly others: readonly CallParty[];
  readonly resident?: SharedResident;
  /** Tells of a call that is over already: nothing rings. */
  readonly callEnd?: boolean;
};
