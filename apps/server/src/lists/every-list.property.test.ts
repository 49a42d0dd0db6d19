import { openTestDatabase, repeats } from '../testing/index.ts';
import { everyListContract } from './every-list.contract.ts';

everyListContract('PGlite', openTestDatabase, { runs: repeats(1, 200) });
