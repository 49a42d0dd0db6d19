import type { FormModule } from '../../forms/index.ts';
import { knowledgeHerb } from './knowledge-herb.form.ts';

/** What the chunk of 中药知识 exports. */
export const formModule: FormModule = {
  definition: knowledgeHerb,
};
