// Apart from what compiles lists: every page of a list shows words, and none waits for the language.
import type { Option } from '../forms/index.ts';
import type { CodeLabels, CodeOption } from './list-definition.ts';
import type { ListLibrary } from './subjects.ts';

/** The words of codes; `undefined` where they are names from the server, or there are none. */
export function optionsOfLabels(
  words: CodeLabels | undefined,
  library: ListLibrary,
): readonly CodeOption[] | undefined {
  if (!words) return undefined;
  if ('options' in words) return words.options;
  if ('dictionary' in words) {
    const { dictionary, tones = {} } = words;
    return library.dictionary(dictionary)?.map((option) => {
      const tone = tones[option.code];
      return tone ? { ...option, tone } : option;
    });
  }
  const form = library.form(words.form);
  const find = (fields: readonly FieldLike[]): FieldLike | undefined =>
    fields.map((field) => (field.key === words.field ? field : field.fields && find(field.fields))).find(Boolean);
  const field = form && find(form.definition.sections.flatMap(({ fields }) => fields as readonly FieldLike[]));
  return field?.options ?? (field?.dictionary === undefined ? undefined : form?.dictionaries?.[field.dictionary]);
}

type FieldLike = {
  readonly key: string;
  readonly options?: readonly Option[];
  readonly dictionary?: string;
  readonly fields?: readonly FieldLike[];
};
