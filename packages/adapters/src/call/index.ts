export * from './channel-signalling.ts';
