import { sqlStateOf } from './database.port.ts';

/** Code of the error for a database that does not answer: nobody knows whether what was asked of it last was done. */
export const DATABASE_AWAY = 'DATABASE_AWAY';

export const databaseAway = (cause?: unknown): Error & { readonly code: string } =>
  Object.assign(new Error('The database does not answer.', { cause }), { code: DATABASE_AWAY } as const);

/** Code of the error where every connection of this process is taken, for longer than anybody should wait. */
export const DATABASE_BUSY = 'DATABASE_BUSY';

export const databaseBusy = (cause?: unknown): Error & { readonly code: string } =>
  Object.assign(new Error('All connections to the database are taken.', { cause }), { code: DATABASE_BUSY } as const);

/** `away`: it does not answer; `busy`: it answers, but not to this in time; `full`: it has no room to write. */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

// 08: connection, 57P01 to 57P03: shut down, crashed, starting; 25006: it is a copy that only reads, while another takes its place.
const AWAY = /^(?:08...|57P0[123]|25006)$/;
// Cancelled, waited too long for a lock, chosen to give way, too many connections, transaction left alone.
const BUSY = /^(?:57014|55P03|40P01|40001|53300|25P03)$/;
const FULL = /^(?:53100|53200)$/;

/** What an error says of the database; nothing where it is about the statement. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (code === DATABASE_AWAY) return 'away';
  if (code === DATABASE_BUSY) return 'busy';
  if (code === 'ENOSPC') return 'full';
  const state = sqlStateOf(error) ?? '';
  if (AWAY.test(state)) return 'away';
  if (BUSY.test(state)) return 'busy';
  return FULL.test(state) || /no space left on device/i.test((error as Error | undefined)?.message ?? '')
    ? 'full'
    : undefined;
}
