export { alertForCalls } from './alert-for-calls.ts';
export { CallAlert, type AlertSituation } from './call-alert.port.ts';
export { CallCredentials, type CallPass, type IceServer } from './call-credentials.port.ts';
export {
  CallService,
  type CallMessage,
  type CallPage,
  type CallParticipant,
  type CallUserState,
  type CurrentCall,
} from './call.service.ts';
export { createCallService } from './create-call-service.ts';
export { CallLog, createCallLog } from './call-log.service.ts';
export { CALL_NOTE, callNoteDraft, callNoteOf, type UnsavedNote } from './call-note-draft.ts';
export { CallNotes, createCallNotes } from './call-notes.service.ts';
export { CallSignalling, type LineState } from './call-signalling.port.ts';
export { CallRehearsal, createCallRehearsal, type RehearsalState } from './call-rehearsal.service.ts';
export { Colleagues, type Colleague, type PastCall } from './colleagues.port.ts';
export { DeviceCheck, createDeviceCheck } from './device-check.service.ts';
export { deviceIdOf } from './device-id.ts';
export { IncomingCalls, type RingingCall } from './incoming-calls.service.ts';
export { MediaDevices, type MediaDevice } from './media-devices.port.ts';
export {
  MediaRooms,
  type DeviceSituation,
  type LocalMedia,
  type MediaQuality,
  type MediaRoom,
  type MediaTrouble,
  type PicturePlace,
  type RemoteMedia,
  type RoomWish,
  type SignalPath,
} from './media-room.port.ts';
export { CallNoteSaving, createCallNoteSaving } from './note-saving.service.ts';
export { ringForCalls } from './ring-for-calls.ts';
export { RingTone, type RingKind } from './ring-tone.port.ts';
export { VideoOnline, type VideoOnlineRecord } from './video-online.port.ts';
export { groupColleagues, withNews, withTicked } from './colleague-groups.rules.ts';
export { createFoundColleagues } from './found-colleagues.service.ts';
export { createPluggedDevices } from './plugged-devices.service.ts';
export { createTriedDevices } from './tried-devices.ts';
export { createBlockedSound } from './blocked-sound.ts';
