export { createScryptPasswordSeal } from './scrypt-password-seal.ts';
export { createWorkerPuzzleSolver, startPuzzleWorker, type PuzzleWorker } from './worker-puzzle-solver.ts';
