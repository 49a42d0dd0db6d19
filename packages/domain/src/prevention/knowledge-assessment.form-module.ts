import type { FormModule } from '../forms/index.ts';
import { knowledgeAssessment } from './knowledge-assessment.form.ts';

/** What the chunk of 健康评估知识 exports. */
export const formModule: FormModule = {
  definition: knowledgeAssessment,
};
