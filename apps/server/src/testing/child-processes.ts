import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes a process has begun and that have not ended, those of a program of ours alone where one is named. */
export function childrenOf(pid: number, program = ''): readonly number[] {
  const threads = read(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  const children = threads.flatMap((thread) => textOf(`/proc/${pid}/task/${thread}/children`).split(' '));
  return children
    .map(Number)
    .filter((child) => child > 0 && isAlive(child) && textOf(`/proc/${child}/cmdline`).includes(program));
}

/** One that has ended and whom nobody has asked for its end is not alive. */
export const isAlive = (pid: number): boolean => /^State:\s+[^ZX\s]/m.test(statusOf(pid));

/** What the system says of a process, empty once it is gone. */
export const statusOf = (pid: number): string => textOf(`/proc/${pid}/status`);

/** Milliseconds of processor time a process has taken so far; of one that has ended none. */
export function processorTimeOf(pid: number): number {
  const [user, system] = (textOf(`/proc/${pid}/stat`).split(') ')[1] ?? '').split(' ').slice(11, 13);
  return (Number(user ?? 0) + Number(system ?? 0)) * TICK;
}
/** Of Linux, whose count this is. */
const TICK = 10;

const textOf = (file: string): string => read(() => readFileSync(file, 'utf8')) ?? '';

/** What ends meanwhile has nothing to read. */
function read<Value>(of: () => Value): Value | undefined {
  try {
    return of();
  } catch {
    return undefined;
  }
}
