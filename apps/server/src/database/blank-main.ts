import { keepBlank } from './blank-database.ts';

/** Keeps an empty database with the built program (`npm run build`). */
await keepBlank();
