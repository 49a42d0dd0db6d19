export { createTrtcRooms, type TrtcBrowser } from './trtc-rooms.ts';
export { loadTrtc, type TrtcSdk } from './trtc-sdk.ts';
