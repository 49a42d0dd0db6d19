import type { FormModule } from '../forms/index.ts';
import { drugCatalogue } from './drug-catalogue.form.ts';

/** What the chunk of 药品目录 exports. */
export const formModule: FormModule = {
  definition: drugCatalogue,
};
