export * from './fake-network.ts';
export * from './fake-peer-connection.ts';
