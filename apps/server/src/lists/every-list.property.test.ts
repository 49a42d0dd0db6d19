import { isLongRun, openTestDatabase, repeats } from '../testing/index.ts';
import { everyListContract } from './every-list.contract.ts';

// It is PostgreSQL, too, in a third of its pace: what `npm test` asks of every list there is asked here in the long run.
everyListContract('PGlite', openTestDatabase, { runs: repeats(1, 200), everyPart: isLongRun(), nth: repeats(4, 1) });
