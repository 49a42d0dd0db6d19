export * from './trtc-rooms.ts';
export { loadTrtc, type TrtcSdk } from './trtc-sdk.ts';
