import { disabilityType } from '../clinical/dictionaries/disability-type.ts';
import type { FormModule } from '../forms/index.ts';
import { disability } from './disability.form.ts';
import { disabilityCertificate } from './disability-certificate.rules.ts';

/** What the chunk of 残疾情况 exports. */
export const formModule: FormModule = {
  definition: disability,
  rules: { disabilityCertificate },
  dictionaries: {
    'disability-type': disabilityType,
  },
};
