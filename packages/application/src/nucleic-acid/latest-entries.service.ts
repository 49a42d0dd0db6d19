import { compileForm, type CompiledForm } from '@gongwei/domain/forms';
import type { ListPage } from '@gongwei/domain/lists';
import type { FormCatalogue } from '../forms/form-catalogue.port.ts';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';

const SHOWN = 10;

/** The newest entries of a form at the institution; asked anew for every turn. */
export const createLatestEntries = (
  catalogue: FormCatalogue,
  lists: ListGateway,
  formId: string,
): Loaded<{ readonly form: CompiledForm; readonly page: ListPage }, number> =>
  createLoaded<{ readonly form: CompiledForm; readonly page: ListPage }, number>(async (asker) => {
    const newest = [{ by: '@createdAt', descending: true }] as const;
    const [module, page] = await Promise.all([
      catalogue.load(formId),
      lists.read({ list: formId, sort: newest }, { offset: 0, limit: SHOWN }, asker),
    ]);
    return { form: compileForm(module), page };
  }, 0);
