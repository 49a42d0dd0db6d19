export * from './browser-network.ts';
export * from './web-socket-channel.ts';
export type { BrowserSocket } from './socket-line.ts';
