import { parentPort, workerData } from 'node:worker_threads';
import { createRosterSession, type RosterSession } from './roster-session.ts';

/** Answers one call of a session at a time; `call` and `input` name it, `id` matches the answer to it. */
const session = createRosterSession(workerData.today);
parentPort?.on('message', async ({ id, call, input }: { id: number; call: keyof RosterSession; input: never }) => {
  try {
    parentPort?.postMessage({ id, output: await session[call](input) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
