import { sex } from '../clinical/dictionaries/sex.ts';
import type { FormModule } from '../forms/index.ts';
import { residentInfoCard } from './resident-info-card.form.ts';
import { chronicDiseases } from './chronic-diseases.rules.ts';

/** What the chunk of 居民健康档案信息卡 exports. */
export const formModule: FormModule = {
  definition: residentInfoCard,
  rules: { chronicDiseases },
  dictionaries: {
    sex,
  },
};
