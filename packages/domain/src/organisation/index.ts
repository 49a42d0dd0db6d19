export * from './institution.ts';
export * from './institution-tree.ts';
