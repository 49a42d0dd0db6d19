import { createWorkerPuzzleSolver, startPuzzleWorker } from '@gongwei/adapters/secrets';

/** Does the work the server asks for before it looks at one more password. */
export const solve = createWorkerPuzzleSolver(startPuzzleWorker);
