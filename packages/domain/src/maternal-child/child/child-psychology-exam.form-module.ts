import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../../forms/index.ts';
import { childPsychologyExam } from './child-psychology-exam.form.ts';
import { childAge } from './child-rules.ts';

/** What the chunk of 儿童心理行为发育检查记录 exports. */
export const formModule: FormModule = {
  definition: childPsychologyExam,
  rules: { childAge },
  dictionaries: {
    'none-present': nonePresent,
  },
};
