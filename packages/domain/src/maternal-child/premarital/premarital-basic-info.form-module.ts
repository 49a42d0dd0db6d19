import { educationLevel } from '../../clinical/dictionaries/education-level.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import { idDocumentType } from '../../clinical/dictionaries/id-document-type.ts';
import { occupation } from '../../clinical/dictionaries/occupation.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { premaritalBasicInfo } from './premarital-basic-info.form.ts';

/** What the chunk of 婚前保健信息 exports. */
export const formModule: FormModule = {
  definition: premaritalBasicInfo,
  dictionaries: {
    'education-level': educationLevel,
    'ethnic-group': ethnicGroup,
    'id-document-type': idDocumentType,
    occupation,
    sex,
  },
};
