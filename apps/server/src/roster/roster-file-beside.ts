import { startChild } from '../shared/child-program.ts';
import type { RosterFile } from './roster-file.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';

/** A file that is read and written in a process of its own. `end` gives the process up. */
export function rosterFileBeside(): RosterFile & { end(): Promise<void> } {
  const { memory, patience, processor } = ROSTER_LIMITS;
  const child = startChild('roster/roster-process', undefined, { memory, patience, processor });
  const ask = <Output>(call: keyof RosterFile, input?: unknown): Promise<Output> => child.ask({ call, input });
  return {
    open: (input) => ask('open', input),
    next: () => ask('next'),
    add: (rows) => ask('add', rows),
    write: (layout) => ask('write', layout),
    end: child.end,
  };
}
