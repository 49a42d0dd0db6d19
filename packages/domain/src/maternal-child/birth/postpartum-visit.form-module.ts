import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import type { FormModule } from '../../forms/index.ts';
import { postpartumVisit } from './postpartum-visit.form.ts';
import { postpartumAssessment } from '../pregnancy/maternal-rules.ts';

/** What the chunk of 产后访视记录表 exports. */
export const formModule: FormModule = {
  definition: postpartumVisit,
  rules: { postpartumAssessment },
  dictionaries: {
    'follow-up-mode': followUpMode,
  },
};
