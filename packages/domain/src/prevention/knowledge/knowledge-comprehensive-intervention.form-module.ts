import type { FormModule } from '../../forms/index.ts';
import { knowledgeComprehensiveIntervention } from './knowledge-comprehensive-intervention.form.ts';

/** What the chunk of 综合干预 exports. */
export const formModule: FormModule = {
  definition: knowledgeComprehensiveIntervention,
};
