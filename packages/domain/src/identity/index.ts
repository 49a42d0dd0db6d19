export * from './form-permission.policy.ts';
export * from './password.rules.ts';
export * from './route-guard.rules.ts';
export * from './session.ts';
export * from './session.machine.ts';
export * from './sms-code.machine.ts';
export * from './token-refresh.machine.ts';
export * from './wechat-poll.machine.ts';
