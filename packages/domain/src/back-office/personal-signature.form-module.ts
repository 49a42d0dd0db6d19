import type { FormModule } from '../forms/index.ts';
import { personalSignature } from './personal-signature.form.ts';

/** What the chunk of 个人签名 exports. */
export const formModule: FormModule = {
  definition: personalSignature,
};
