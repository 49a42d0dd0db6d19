import { sex } from '../clinical/dictionaries/sex.ts';
import type { FormModule } from '../forms/index.ts';
import { referralOut } from './referral-out.form.ts';

/** What the chunk of 双向转诊（转出）单 exports. */
export const formModule: FormModule = {
  definition: referralOut,
  dictionaries: {
    sex,
  },
};
