import { familyDisease } from '../clinical/dictionaries/family-disease.ts';
import type { FormModule } from '../forms/index.ts';
import { familyHistory } from './family-history.form.ts';

/** What the chunk of 家族史 exports. */
export const formModule: FormModule = {
  definition: familyHistory,
  dictionaries: {
    'family-disease': familyDisease,
  },
};
