export { webRtcBrowser, type WebRtcBrowser } from './web-rtc-browser.ts';
export { createWebRtcRooms } from './web-rtc-rooms.ts';
