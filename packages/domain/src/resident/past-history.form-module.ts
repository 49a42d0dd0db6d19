import { pastDisease } from '../clinical/dictionaries/past-disease.ts';
import type { FormModule } from '../forms/index.ts';
import { pastHistory } from './past-history.form.ts';
import { historyDates } from './personal-info.rules.ts';

/** What the chunk of 既往史 exports. */
export const formModule: FormModule = {
  definition: pastHistory,
  rules: { historyDates },
  dictionaries: {
    'past-disease': pastDisease,
  },
};
