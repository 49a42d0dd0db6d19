import { idDocumentType } from '../clinical/dictionaries/id-document-type.ts';
import type { FormModule } from '../forms/index.ts';
import { nucleicSample } from './nucleic-sample.form.ts';

/** What the chunk of 核酸采样登记（单管） exports. */
export const formModule: FormModule = {
  definition: nucleicSample,
  dictionaries: {
    'id-document-type': idDocumentType,
  },
};
