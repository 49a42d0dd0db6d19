import type { Puzzle } from '@gongwei/domain/identity';
import { solvePuzzle } from './solve-puzzle.ts';

// One puzzle, one worker: it is ended by who started it.
self.addEventListener('message', ({ data }: MessageEvent<Puzzle>) => self.postMessage(solvePuzzle(data)));
