export { createBrowserCallAlert, type BrowserNotices } from './browser-call-alert.ts';
export { createBrowserMediaDevices, type BrowserDevices } from './browser-media-devices.ts';
export { createWebAudioRingTone, type RingToneNeeds } from './web-audio-ring-tone.ts';
export { createBrowserDesktopNotices } from './browser-desktop-notices.ts';
export { createWebAudioChime } from './web-audio-chime.ts';
