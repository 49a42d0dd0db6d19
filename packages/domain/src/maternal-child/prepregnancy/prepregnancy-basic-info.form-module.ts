import { educationLevel } from '../../clinical/dictionaries/education-level.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import { idDocumentType } from '../../clinical/dictionaries/id-document-type.ts';
import type { FormModule } from '../../forms/index.ts';
import { prepregnancyBasicInfo } from './prepregnancy-basic-info.form.ts';

/** What the chunk of 孕前优生健康检查：基础信息 exports. */
export const formModule: FormModule = {
  definition: prepregnancyBasicInfo,
  dictionaries: {
    'education-level': educationLevel,
    'ethnic-group': ethnicGroup,
    'id-document-type': idDocumentType,
  },
};
