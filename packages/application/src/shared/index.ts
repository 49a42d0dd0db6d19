export * from './behavior.ts';
export * from './clock.port.ts';
export * from './id-source.port.ts';
export * from './key-value-store.port.ts';
export * from './token.ts';
