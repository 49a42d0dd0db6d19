import { birthDefectType } from '../../clinical/dictionaries/birth-defect-type.ts';
import { birthPlace } from '../../clinical/dictionaries/birth-place.ts';
import { childBirthMode } from '../../clinical/dictionaries/child-birth-mode.ts';
import { disabilityType } from '../../clinical/dictionaries/disability-type.ts';
import { drugAllergy } from '../../clinical/dictionaries/drug-allergy.ts';
import { educationLevel } from '../../clinical/dictionaries/education-level.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import { highRiskChildType } from '../../clinical/dictionaries/high-risk-child-type.ts';
import { newbornDisease } from '../../clinical/dictionaries/newborn-disease.ts';
import { newbornDiseaseScreening } from '../../clinical/dictionaries/newborn-disease-screening.ts';
import { newbornHearingScreening } from '../../clinical/dictionaries/newborn-hearing-screening.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import { occupation } from '../../clinical/dictionaries/occupation.ts';
import { residenceType } from '../../clinical/dictionaries/residence-type.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { childBasicInfo } from './child-basic-info.form.ts';

/** What the chunk of 儿童基本资料 exports. */
export const formModule: FormModule = {
  definition: childBasicInfo,
  dictionaries: {
    'birth-defect-type': birthDefectType,
    'birth-place': birthPlace,
    'child-birth-mode': childBirthMode,
    'disability-type': disabilityType,
    'drug-allergy': drugAllergy,
    'education-level': educationLevel,
    'ethnic-group': ethnicGroup,
    'high-risk-child-type': highRiskChildType,
    'newborn-disease': newbornDisease,
    'newborn-disease-screening': newbornDiseaseScreening,
    'newborn-hearing-screening': newbornHearingScreening,
    'none-present': nonePresent,
    occupation,
    'residence-type': residenceType,
    sex,
  },
};
