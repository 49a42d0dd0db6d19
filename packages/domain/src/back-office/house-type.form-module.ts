import type { FormModule } from '../forms/index.ts';
import { houseType } from './house-type.form.ts';

/** What the chunk of 房型管理 exports. */
export const formModule: FormModule = {
  definition: houseType,
};
