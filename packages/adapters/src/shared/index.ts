export * from './trusted-types.ts';
