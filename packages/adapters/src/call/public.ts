export { createChannelSignalling } from './channel-signalling.ts';
