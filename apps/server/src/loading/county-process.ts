import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { answerParent } from '../shared/answer-parent.ts';
import { systemClock } from '../shared/server-clock.ts';
import type { CountyShare } from './county-work.ts';
import { BATCH, loadingTools, workedOut, type CountyBatch } from './work-out-files.ts';

/** A process that works out its share of the demonstration county, a batch for each question. It says `null` when nothing is left. */
const { residents, today, of, at } = JSON.parse(process.argv[2] ?? '') as CountyShare;
const tools = loadingTools(await loadFormLibrary(), systemClock);
const isOurs = (index: number): boolean => Math.floor(index / BATCH) % of === at;
const batches = workedOut(seedCounty({ residents, today }).files(isOurs), tools)[Symbol.iterator]();

answerParent((): CountyBatch | null => {
  const { value, done } = batches.next();
  return done ? null : value;
});
