export * from './call-wire.ts';
export * from './call.ts';
export * from './device-check.machine.ts';
export * from './device-check.ts';
export * from './dial.rules.ts';
export * from './reconnect.rules.ts';
