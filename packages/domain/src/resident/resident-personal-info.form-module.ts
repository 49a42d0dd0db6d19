import { aboBloodType } from '../clinical/dictionaries/abo-blood-type.ts';
import { archiveStatus } from '../clinical/dictionaries/archive-status.ts';
import { disabilityType } from '../clinical/dictionaries/disability-type.ts';
import { drugAllergy } from '../clinical/dictionaries/drug-allergy.ts';
import { educationLevel } from '../clinical/dictionaries/education-level.ts';
import { ethnicGroup } from '../clinical/dictionaries/ethnic-group.ts';
import { exposureHistory } from '../clinical/dictionaries/exposure-history.ts';
import { familyDisease } from '../clinical/dictionaries/family-disease.ts';
import { idDocumentType } from '../clinical/dictionaries/id-document-type.ts';
import { kinship } from '../clinical/dictionaries/kinship.ts';
import { maritalStatus } from '../clinical/dictionaries/marital-status.ts';
import { occupation } from '../clinical/dictionaries/occupation.ts';
import { pastDisease } from '../clinical/dictionaries/past-disease.ts';
import { paymentMethod } from '../clinical/dictionaries/payment-method.ts';
import { residenceType } from '../clinical/dictionaries/residence-type.ts';
import { rhBloodType } from '../clinical/dictionaries/rh-blood-type.ts';
import { sex } from '../clinical/dictionaries/sex.ts';
import type { FormModule } from '../forms/index.ts';
import { residentPersonalInfo } from './resident-personal-info.form.ts';
import { citizenNumberFacts, historyDates, phoneFacts, populationCategories } from './personal-info.rules.ts';

/** What the chunk of 个人基本信息表 exports. */
export const formModule: FormModule = {
  definition: residentPersonalInfo,
  rules: { citizenNumberFacts, historyDates, phoneFacts, populationCategories },
  dictionaries: {
    'abo-blood-type': aboBloodType,
    'archive-status': archiveStatus,
    'disability-type': disabilityType,
    'drug-allergy': drugAllergy,
    'education-level': educationLevel,
    'ethnic-group': ethnicGroup,
    'exposure-history': exposureHistory,
    'family-disease': familyDisease,
    'id-document-type': idDocumentType,
    kinship,
    'marital-status': maritalStatus,
    occupation,
    'past-disease': pastDisease,
    'payment-method': paymentMethod,
    'residence-type': residenceType,
    'rh-blood-type': rhBloodType,
    sex,
  },
};
