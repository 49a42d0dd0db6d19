import type { Puzzle } from '@gongwei/domain/identity';
import { OWN_WORKERS, trustOnly } from '../shared/index.ts';

/** What of a `Worker` solving takes. */
export type PuzzleWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(type: 'message', heard: (event: MessageEvent<string>) => void): void;
  addEventListener(type: 'error', heard: (event: Event) => void): void;
};

/** A worker that finds the proof of work of a log-in, so that the page stays responsive. */
export function startPuzzleWorker(): PuzzleWorker {
  trustOnly(OWN_WORKERS);
  return new Worker(new URL('./puzzle.worker.ts', import.meta.url), { type: 'module' });
}

/** Solves beside the page, which stays quick. A browser that starts no worker does it in the page. */
export function createWorkerPuzzleSolver(start: () => PuzzleWorker): (puzzle: Puzzle) => Promise<string> {
  const inThePage = async (puzzle: Puzzle): Promise<string> => (await import('./solve-puzzle.ts')).solvePuzzle(puzzle);
  const beside = (puzzle: Puzzle): Promise<string> =>
    new Promise((resolve, reject) => {
      const worker = start();
      worker.addEventListener('message', ({ data }) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', (event) => {
        worker.terminate();
        reject(new Error('The worker did not start.', { cause: event }));
      });
      worker.postMessage(puzzle);
    });
  return (puzzle) => beside(puzzle).catch(() => inThePage(puzzle));
}
