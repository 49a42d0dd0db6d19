export { browserNetwork } from './browser-network.ts';
export { createWebSocketChannel } from './web-socket-channel.ts';
export type { BrowserSocket } from './socket-line.ts';
