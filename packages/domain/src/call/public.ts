export type { CallContext } from './call-context.ts';
export { eventOf, type CallEvent } from './call-events.ts';
export type { CallMessage } from './call-messages.ts';
export { callStatusOf, callUserStateOf, type CallSnapshot, type CallUserState } from './call-state.ts';
export type { CallInvite, CallPage, CallRoomWish } from './call-setup.ts';
export {
  CALL_TOPIC,
  type CallAnswer,
  type CallCommand,
  type CallMember,
  type CallNews,
  type CallRefusal,
} from './call-wire.ts';
export { callMachine } from './call.machine.ts';
export {
  ACCEPT_DEBOUNCE,
  CALL_TIMEOUT,
  CALL_USER_TYPE,
  FAILED_CALL_PAUSE,
  MAX_CALL_NUMBER,
  MAX_PARTICIPANTS,
  MAX_SHARED_FIELDS,
  REACH_PATIENCE,
  SIGNATURE_LIFETIME,
  type CallKind,
  type CallParty,
  type CallStatus,
  type Invitation,
  type Presence,
  type SharedResident,
} from './call.ts';
export {
  DEVICE_CHECK_TIME,
  deviceCheckMachine,
  type DeviceCheckContext,
  type DeviceCheckEvent,
} from './device-check.machine.ts';
export { CHECKED, judgeDevices, type Checked, type DeviceCheckResult, type DeviceFindings } from './device-check.ts';
export { callNumberOf, checkCallNumber } from './dial.rules.ts';
export {
  LONGEST_RETRY_DELAY,
  delayBefore,
  lifeSigns,
  waitFor,
  type DropCause,
  type LifeSigns,
} from './reconnect.rules.ts';
export { REFUSAL_MESSAGES } from './refusal-messages.ts';
export {
  MEDIA_LOOK,
  MEDIA_SILENCE,
  mediaQualityOf,
  ownQualityOf,
  sendingRate,
  type MediaGrade,
  type MediaMeasurement,
} from './media-quality.rules.ts';
