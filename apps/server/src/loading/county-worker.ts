import { parentPort, workerData } from 'node:worker_threads';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemClock } from '../shared/server-clock.ts';
import type { CountyShare } from './county-work.ts';
import { BATCH, loadingTools, workedOut, type CountyBatch } from './work-out-files.ts';

/** A thread that works out its share of the demonstration county, a batch for each message. It says `undefined` when nothing is left. */
const { residents, today, of, at } = workerData as CountyShare;
const tools = loadingTools(await loadFormLibrary(), systemClock);
const isOurs = (index: number): boolean => Math.floor(index / BATCH) % of === at;
const batches = workedOut(seedCounty({ residents, today }).files(isOurs), tools)[Symbol.iterator]();

parentPort?.on('message', () => {
  const { value, done } = batches.next();
  const batch: CountyBatch | undefined = done ? undefined : value;
  parentPort?.postMessage(batch, batch ? Object.values(batch.text).map(({ buffer }) => buffer) : []);
});
