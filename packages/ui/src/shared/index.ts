export * from './button.part.tsx';
export * from './icon.part.tsx';
export type { IconName } from './icon-paths.ts';
export * from './mark.part.tsx';
export * from './services.tsx';
export * from './state.part.tsx';
export * from './theme-provider.part.tsx';
export * from './use-behavior.ts';
export * from './words.ts';
