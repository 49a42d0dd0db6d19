import { saltIntakeLevel } from '../../clinical/dictionaries/salt-intake-level.ts';
import { selfCareGrade } from '../../clinical/dictionaries/self-care-grade.ts';
import type { FormModule } from '../../forms/index.ts';
import { assessmentSelf } from './assessment-self.form.ts';

/** What the chunk of 健康自我评估 exports. */
export const formModule: FormModule = {
  definition: assessmentSelf,
  dictionaries: {
    'salt-intake-level': saltIntakeLevel,
    'self-care-grade': selfCareGrade,
  },
};
