import type { Database } from '../database/database.port.ts';
import { keepCalls } from './calls.repository.ts';
import type { Call } from './coordinator/call-state.ts';

/** Calls written in one go. */
const AT_ONCE = 200;

/**
 * Writes calls down behind the talk: nobody waits for the disk to ring. What changes while one lot is being written makes the next; of
 * a call that changed several times only the last is written. `failed`: they could not be written, and are tried again with
 * what changes next.
 */
export function createWriteBehind(database: Database, failed: (error: unknown) => void) {
  const waiting = new Map<string, Call>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const lot = [...waiting.values()].slice(0, AT_ONCE);
      for (const { id } of lot) waiting.delete(id);
      try {
        await keepCalls(database, lot);
      } catch (error) {
        for (const call of lot) if (!waiting.has(call.id)) waiting.set(call.id, call);
        failed(error);
        break;
      }
    }
    writing = undefined;
  }
  return {
    keep(call: Call): void {
      waiting.set(call.id, call);
      writing ??= new Promise((done) => setImmediate(done)).then(write);
    },
    /** When everything that was told is written, as far as it can be. */
    settled: async (): Promise<void> => {
      await (writing ?? (waiting.size > 0 ? write() : undefined));
    },
  };
}
