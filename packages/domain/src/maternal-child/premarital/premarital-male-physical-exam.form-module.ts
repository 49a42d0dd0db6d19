import type { FormModule } from '../../forms/index.ts';
import { premaritalMalePhysicalExam } from './premarital-male-physical-exam.form.ts';

/** What the chunk of 男性婚前医学检查表：体格检查 exports. */
export const formModule: FormModule = {
  definition: premaritalMalePhysicalExam,
};
