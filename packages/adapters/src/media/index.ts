export * from './browser-call-alert.ts';
export * from './browser-media-devices.ts';
export * from './web-audio-ring-tone.ts';
export * from './browser-desktop-notices.ts';
