import { selfCareGrade } from '../../clinical/dictionaries/self-care-grade.ts';
import type { FormModule } from '../../forms/index.ts';
import { elderlySelfCareAssessment } from './elderly-self-care-assessment.form.ts';

/** What the chunk of 老年人生活自理能力评估表 exports. */
export const formModule: FormModule = {
  definition: elderlySelfCareAssessment,
  dictionaries: {
    'self-care-grade': selfCareGrade,
  },
};
