import { compileForm, type CompiledForm, type FormModule } from '@gongwei/domain/forms';
import type { FormCatalogue } from './form-catalogue.port.ts';

/** The compiled form of an id. A definition is compiled once, and anew only where the catalogue has another one. */
export function createCompiledForms(catalogue: FormCatalogue): (formId: string) => Promise<CompiledForm> {
  const compiled = new Map<string, { readonly module: FormModule; readonly form: CompiledForm }>();
  return async (formId) => {
    const module = await catalogue.load(formId);
    const known = compiled.get(formId);
    if (known?.module === module) return known.form;
    const form = compileForm(module);
    compiled.set(formId, { module, form });
    return form;
  };
}
