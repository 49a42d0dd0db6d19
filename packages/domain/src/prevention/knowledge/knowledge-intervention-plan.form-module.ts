import { cardiovascularRiskLevel } from '../../clinical/dictionaries/cardiovascular-risk-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { knowledgeInterventionPlan } from './knowledge-intervention-plan.form.ts';

/** What the chunk of 干预方案 exports. */
export const formModule: FormModule = {
  definition: knowledgeInterventionPlan,
  dictionaries: {
    'cardiovascular-risk-level': cardiovascularRiskLevel,
  },
};
