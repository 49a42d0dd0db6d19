import type { FormModule, Option } from '../forms/index.ts';
import {
  optionsOfLabels,
  type CodeLabels,
  type CodeOption,
  type ListDefinition,
  type ListLibrary,
} from '../lists/index.ts';
import { LIST_DICTIONARIES } from './list-dictionaries.ts';

/** A code table that lists name, without any form. */
export const sharedTable = (name: string): readonly Option[] | undefined =>
  Object.hasOwn(LIST_DICTIONARIES, name) ? LIST_DICTIONARIES[name] : undefined;

/** The words of a list's codes: by column and by filter. */
export type ListLabels = {
  readonly columns: { readonly [key: string]: readonly CodeOption[] };
  readonly filters: { readonly [key: string]: readonly CodeOption[] };
};

/** Fetches the words a list shows: those of forms come with the form's chunk. */
export async function loadListLabels({ columns, filters }: ListDefinition): Promise<ListLabels> {
  const named = [...columns, ...filters].flatMap(({ words }) => (words && 'form' in words ? [words.form] : []));
  const forms = new Map<string, FormModule>(
    await Promise.all([...new Set(named)].map(async (id) => [id, await formCalled(id)] as const)),
  );
  const library: ListLibrary = { form: (id) => forms.get(id), dictionary: sharedTable };
  const words = (parts: readonly { readonly key: string; readonly words?: CodeLabels }[]): ListLabels['columns'] =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const options = optionsOfLabels(part.words, library);
        return options ? [[part.key, options]] : [];
      }),
    );
  return { columns: words(columns), filters: words(filters) };
}

/** Most lists name no form, and where the forms lie is longer than the list. */
const formCalled = async (id: string): Promise<FormModule> => (await import('./form-chunks/index.ts')).loadForm(id);
