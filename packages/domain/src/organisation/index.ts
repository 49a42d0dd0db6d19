export * from './institution.ts';
export * from './institution-tree.ts';
export * from './region.ts';
