import type { FormModule } from '../../forms/index.ts';
import { knowledgeExercise } from './knowledge-exercise.form.ts';

/** What the chunk of 运动知识 exports. */
export const formModule: FormModule = {
  definition: knowledgeExercise,
};
