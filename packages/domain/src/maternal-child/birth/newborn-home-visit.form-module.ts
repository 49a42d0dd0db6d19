import { childBirthMode } from '../../clinical/dictionaries/child-birth-mode.ts';
import { childFeedingMethod } from '../../clinical/dictionaries/child-feeding-method.ts';
import { newbornDiseaseScreening } from '../../clinical/dictionaries/newborn-disease-screening.ts';
import { newbornHearingScreening } from '../../clinical/dictionaries/newborn-hearing-screening.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { occupation } from '../../clinical/dictionaries/occupation.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { newbornHomeVisit } from './newborn-home-visit.form.ts';
import { newbornVisit } from '../child/child-rules.ts';

/** What the chunk of 新生儿家庭访视记录表 exports. */
export const formModule: FormModule = {
  definition: newbornHomeVisit,
  rules: { newbornVisit },
  dictionaries: {
    'child-birth-mode': childBirthMode,
    'child-feeding-method': childFeedingMethod,
    'newborn-disease-screening': newbornDiseaseScreening,
    'newborn-hearing-screening': newbornHearingScreening,
    'none-present': nonePresent,
    occupation,
    sex,
  },
};
