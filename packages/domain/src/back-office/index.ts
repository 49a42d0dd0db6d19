export * from './app-package.rules.ts';
export { isTooOld, releaseFor, type AppRelease } from './app-release.rules.ts';
export * from './configuration.rules.ts';
export * from './global-config.presets.data.ts';
export * from './monitoring-item.presets.data.ts';
export * from './reference-rows.rules.ts';
export * from './role.ts';
export * from './staff-account.ts';
export * from './operation.ts';
