import { sex } from '../clinical/dictionaries/sex.ts';
import type { FormModule } from '../forms/index.ts';
import { childRoster } from './child-roster.form.ts';

/** What the chunk of 0～6岁儿童健康管理花名册 exports. */
export const formModule: FormModule = {
  definition: childRoster,
  dictionaries: {
    sex,
  },
};
