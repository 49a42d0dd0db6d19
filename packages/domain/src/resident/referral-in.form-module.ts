import { sex } from '../clinical/dictionaries/sex.ts';
import type { FormModule } from '../forms/index.ts';
import { referralIn } from './referral-in.form.ts';

/** What the chunk of 双向转诊（回转）单 exports. */
export const formModule: FormModule = {
  definition: referralIn,
  dictionaries: {
    sex,
  },
};
