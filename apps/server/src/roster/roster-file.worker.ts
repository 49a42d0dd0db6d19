import { parentPort } from 'node:worker_threads';
import { createRosterFile, type RosterFile } from './roster-file.ts';

/** Answers one call of a file at a time; `call` and `input` name it, `id` matches the answer to it. */
const file = createRosterFile();
parentPort?.on('message', async ({ id, call, input }: { id: number; call: keyof RosterFile; input: never }) => {
  try {
    parentPort?.postMessage({ id, output: await file[call](input) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
