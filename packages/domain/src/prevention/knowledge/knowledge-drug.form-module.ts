import type { FormModule } from '../../forms/index.ts';
import { knowledgeDrug } from './knowledge-drug.form.ts';

/** What the chunk of 药品知识 exports. */
export const formModule: FormModule = {
  definition: knowledgeDrug,
};
