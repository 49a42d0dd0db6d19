import type { RecordHook } from '../records/record-hooks.ts';
import { entryFacts } from './vaccine-stock.query.ts';

/** What is left of a batch of vaccine. */
export const vaccineStockHook: RecordHook = { name: 'stock of vaccine', facts: entryFacts };
