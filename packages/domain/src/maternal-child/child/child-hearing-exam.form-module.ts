import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../../forms/index.ts';
import { childHearingExam } from './child-hearing-exam.form.ts';
import { childAge, newbornHearing } from './child-rules.ts';

/** What the chunk of 儿童听力检查记录 exports. */
export const formModule: FormModule = {
  definition: childHearingExam,
  rules: { childAge, newbornHearing },
  dictionaries: {
    'none-present': nonePresent,
  },
};
