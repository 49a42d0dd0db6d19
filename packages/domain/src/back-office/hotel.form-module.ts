import type { FormModule } from '../forms/index.ts';
import { hotel } from './hotel.form.ts';

/** What the chunk of 酒店管理 exports. */
export const formModule: FormModule = {
  definition: hotel,
};
