import type { FormModule } from '../forms/index.ts';
import { menu } from './menu.form.ts';

/** What the chunk of 菜单 exports. */
export const formModule: FormModule = {
  definition: menu,
};
