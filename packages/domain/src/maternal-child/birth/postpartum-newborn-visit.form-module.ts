import { occupation } from '../../clinical/dictionaries/occupation.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { postpartumNewbornVisit } from './postpartum-newborn-visit.form.ts';
import { newbornVisit } from '../child/child-rules.ts';

/** What the chunk of 产后访视（婴儿）／新生儿家庭访视记录表 exports. */
export const formModule: FormModule = {
  definition: postpartumNewbornVisit,
  rules: { newbornVisit },
  dictionaries: {
    occupation,
    sex,
  },
};
