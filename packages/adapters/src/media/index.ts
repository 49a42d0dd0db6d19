export * from './browser-media-devices.ts';
export * from './web-audio-ring-tone.ts';
