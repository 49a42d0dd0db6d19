import { childFeedingMethod } from '../../clinical/dictionaries/child-feeding-method.ts';
import { frailChildType } from '../../clinical/dictionaries/frail-child-type.ts';
import type { FormModule } from '../../forms/index.ts';
import { frailChildManagement } from './frail-child-management.form.ts';
import { childAge } from './child-rules.ts';

/** What the chunk of 体弱儿（营养性疾病）专案登记 exports. */
export const formModule: FormModule = {
  definition: frailChildManagement,
  rules: { childAge },
  dictionaries: {
    'child-feeding-method': childFeedingMethod,
    'frail-child-type': frailChildType,
  },
};
