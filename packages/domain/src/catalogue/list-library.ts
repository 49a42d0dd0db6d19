import { compileForm, type FormModule } from '../forms/index.ts';
import { fieldsOfFacts, type Fields, type ListLibrary } from '../lists/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';
import { sharedTable } from './load-list-labels.ts';
import { orderedTexts } from './register-lists.ts';
import { RESIDENT_FACTS } from './resident-facts/index.ts';

/** The facts of the catalogue as value paths: `resident.completeness`. */
const FACT_FIELDS: Fields = fieldsOfFacts(RESIDENT_FACTS);

/** All forms and code tables, as lists are judged against. `facts`: what is kept of residents besides the archive. @throws what `import()` does where a form’s file does not come. */
export async function loadListLibrary(facts: Fields = FACT_FIELDS): Promise<ListLibrary> {
  const forms = new Map<string, FormModule>(
    await Promise.all(formIndex.map(async ({ id }) => [id, await loadForm(id)] as const)),
  );
  const ordered = new Map<string, readonly string[]>();
  /** Compiled when a list is the first to ask. */
  const orderOf = (id: string): readonly string[] => {
    const form = forms.get(id);
    const texts = ordered.get(id) ?? (form ? orderedTexts(compileForm(form)) : []);
    ordered.set(id, texts);
    return texts;
  };
  return { form: (id) => forms.get(id), dictionary: sharedTable, facts, orderedTexts: orderOf };
}
