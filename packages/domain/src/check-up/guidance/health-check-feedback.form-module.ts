import { kinship } from '../../clinical/dictionaries/kinship.ts';
import type { FormModule } from '../../forms/index.ts';
import { healthCheckFeedback } from './health-check-feedback.form.ts';
import { feedbackNeeds } from './feedback-needs.rules.ts';

/** What the chunk of 健康体检结果反馈与健康指导 exports. */
export const formModule: FormModule = {
  definition: healthCheckFeedback,
  rules: { feedbackNeeds },
  dictionaries: {
    kinship,
  },
};
