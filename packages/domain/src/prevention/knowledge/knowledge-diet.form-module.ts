import type { FormModule } from '../../forms/index.ts';
import { knowledgeDiet } from './knowledge-diet.form.ts';

/** What the chunk of 膳食知识 exports. */
export const formModule: FormModule = {
  definition: knowledgeDiet,
};
