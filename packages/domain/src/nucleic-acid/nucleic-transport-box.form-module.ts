import type { FormModule } from '../forms/index.ts';
import { nucleicTransportBox } from './nucleic-transport-box.form.ts';
import { transportDelay } from './transport-delay.rules.ts';

/** What the chunk of 样本装箱转运单 exports. */
export const formModule: FormModule = {
  definition: nucleicTransportBox,
  rules: { transportDelay },
};
