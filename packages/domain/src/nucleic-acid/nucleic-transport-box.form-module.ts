import type { FormModule } from '../forms/index.ts';
import { nucleicTransportBox } from './nucleic-transport-box.form.ts';

/** What the chunk of 样本装箱转运单 exports. */
export const formModule: FormModule = {
  definition: nucleicTransportBox,
};
