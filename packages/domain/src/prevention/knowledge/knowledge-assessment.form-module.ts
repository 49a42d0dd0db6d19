import type { FormModule } from '../../forms/index.ts';
import { knowledgeAssessment } from './knowledge-assessment.form.ts';
import { gradingRows } from '../readings/grading-rows.rules.ts';

/** What the chunk of 健康评估知识 exports. */
export const formModule: FormModule = {
  definition: knowledgeAssessment,
  rules: { gradingRows },
};
