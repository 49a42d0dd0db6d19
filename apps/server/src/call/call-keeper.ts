import type { Database } from '../database/database.port.ts';
import { keepCall } from './calls.repository.ts';
import type { Call } from './office/call-state.ts';

/**
 * Writes calls down behind the talk: nobody waits for the disk to ring. One after the other; of a call that changed several times
 * meanwhile only the last is written. `failed`: it could not be written, and the next change of the call writes it again.
 */
export function createCallKeeper(database: Database, failed: (error: unknown) => void) {
  const waiting = new Map<string, Call>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    for (const [id, call] of waiting) {
      waiting.delete(id);
      await keepCall(database, call).catch(failed);
    }
    writing = undefined;
  }
  return {
    keep(call: Call): void {
      waiting.set(call.id, call);
      writing ??= Promise.resolve().then(write);
    },
    /** When everything that was told is written. */
    settled: async (): Promise<void> => {
      while (writing) await writing;
    },
  };
}
