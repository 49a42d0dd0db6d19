export * from './scrypt-password-seal.ts';
export * from './worker-puzzle-solver.ts';
