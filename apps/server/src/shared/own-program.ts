import { extname, join } from 'node:path';

/** Programs that are built (apps/server/vite.config.ts), by their paths in `src` without an ending: the product's, and those that work beside it. */
export const PROGRAMS = [
  'main',
  'platform-main',
  'checks/judge-process',
  'loading/county-process',
  'organisation/sheet-process',
  'roster/roster-process',
] as const;
export type Program = (typeof PROGRAMS)[number];

/** Where they lie: `src`, or `dist` beside it where this one was built; there all files but programs lie in one folder. */
const FOLDER = extname(import.meta.filename) === '.ts' ? join(import.meta.dirname, '..') : import.meta.dirname;

/** Path of a program of ours for a process of its own; a test's lies in `src` only. */
export const ownProgram = (name: Program | `${string}.fixture`): string =>
  join(FOLDER, name + extname(import.meta.filename));

/** Path of a file that is kept with the built program, wherever this one runs from. */
export const builtBeside = (name: string): string => join(FOLDER, '../dist', name);
