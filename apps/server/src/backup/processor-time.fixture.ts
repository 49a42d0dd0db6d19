import { readdirSync, readFileSync } from 'node:fs';

/** `/proc` counts in hundredths of a second. */
const TICKS = 100;

/** Of a process: its parent, and the seconds it and those of its children that have ended used the processor. */
function statOf(pid: number): { readonly parent: number; readonly own: number; readonly ended: number } | undefined {
  try {
    // The name stands in brackets and may hold anything: the numbers follow the last bracket.
    const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const at = (field: number): number => numbers[field] ?? 0;
    return { parent: at(1), own: (at(11) + at(12)) / TICKS, ended: (at(13) + at(14)) / TICKS };
  } catch {
    return undefined;
  }
}

/**
 * Seconds of processor time used so far by this process, and by the whole PostgreSQL that `backend` belongs to. Unlike the clock it says the
 * same on a machine that others work on.
 */
export function processorTime(backend?: number): number {
  const { user, system } = process.cpuUsage();
  const main = backend === undefined ? undefined : statOf(backend)?.parent;
  const server = main === undefined ? undefined : statOf(main);
  if (!server) return (user + system) / 1e6;
  const living = readdirSync('/proc')
    .map(Number)
    .map((pid) => (pid > 0 ? statOf(pid) : undefined))
    .filter((one) => one?.parent === main);
  return living.reduce((sum, one) => sum + (one?.own ?? 0), (user + system) / 1e6 + server.own + server.ended);
}
