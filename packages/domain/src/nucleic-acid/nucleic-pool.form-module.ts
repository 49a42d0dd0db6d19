import { idDocumentType } from '../clinical/dictionaries/id-document-type.ts';
import type { FormModule } from '../forms/index.ts';
import { nucleicPool } from './nucleic-pool.form.ts';
import { poolMembers } from './pool-members.rules.ts';

/** What the chunk of 核酸混采登记 exports. */
export const formModule: FormModule = {
  definition: nucleicPool,
  rules: { poolMembers },
  dictionaries: {
    'id-document-type': idDocumentType,
  },
};
