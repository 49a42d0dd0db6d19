export * from './global-config.presets.data.ts';
export * from './monitoring-item.presets.data.ts';
export * from './reference-rows.rules.ts';
