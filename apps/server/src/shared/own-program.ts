import { extname, join } from 'node:path';

/** Where programs lie: `src`, or `dist` beside it where this one was built. There all files lie in one folder, but for programs. */
const FOLDER = extname(import.meta.filename) === '.ts' ? join(import.meta.dirname, '..') : import.meta.dirname;

/** Path of a program of ours for a process of its own, by its path in `src` without an ending. */
export const ownProgram = (name: string): string => join(FOLDER, name + extname(import.meta.filename));
