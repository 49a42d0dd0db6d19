import type { FormModule } from '../../forms/index.ts';
import { premaritalFemalePhysicalExam } from './premarital-female-physical-exam.form.ts';

/** What the chunk of 女性婚前医学检查表：体格检查 exports. */
export const formModule: FormModule = {
  definition: premaritalFemalePhysicalExam,
};
