export * from './account-gateway.port.ts';
export * from './session-gateway.port.ts';
export * from './session.service.ts';
export * from './session.ts';
export * from './token-store.port.ts';
export * from './token-refresh.ts';
export * from './wechat-gateway.port.ts';
export * from './wechat-scan.ts';
