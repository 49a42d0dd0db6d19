import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { certificateValidity } from '../pregnancy/maternal-rules.ts';
import { premaritalCertificate } from './premarital-certificate.form.ts';

/** What the chunk of 婚前医学检查证明 exports. */
export const formModule: FormModule = {
  definition: premaritalCertificate,
  rules: { certificateValidity },
  dictionaries: {
    'ethnic-group': ethnicGroup,
    sex,
  },
};
