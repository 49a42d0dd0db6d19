export * from './browser-media-devices.ts';
