export * from './services.tsx';
export * from './use-behavior.ts';
