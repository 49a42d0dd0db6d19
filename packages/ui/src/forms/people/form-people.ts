import type { FieldDefinition, NameBook } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { createContext, use } from 'react';

type Named = { readonly id: string; readonly name: string; readonly place?: string };

/** Who can be chosen in `user` and `institution` fields. Set once when a form opens; never changes while typing. */
export type FormPeople = {
  /** No two are called the same. */
  readonly users: readonly Named[];
  readonly institutions: readonly Named[];
  readonly names: NameBook;
};

const NOBODY: FormPeople = { users: [], institutions: [], names: {} };

export const FormPeopleContext = createContext<FormPeople>(NOBODY);
export const useFormPeople = (): FormPeople => use(FormPeopleContext);

/** The first of a name keeps it: whoever asks, then those nearest above. The others bear their place, and could not be chosen without. */
export function peopleOf(users: readonly Named[], places: readonly Named[]): FormPeople {
  const [called, institutions] = [distinct(users), distinct(places)];
  return {
    users: called,
    institutions,
    names: Object.fromEntries([...called, ...institutions].map((one) => [one.id, one.name])),
  };
}

function distinct(all: readonly Named[]): readonly Named[] {
  const taken = new Set<string>();
  return all.map((one) => {
    let name = one.name;
    // Two of a name at one place, too.
    for (let more = 1; taken.has(name); more += 1)
      name = `${one.name}（${one.place ?? ''}${more > 1 || !one.place ? Math.max(more, 2) : ''}）`;
    taken.add(name);
    return { ...one, name };
  });
}

/** Whether several of the staff are named in a field, as 自查人员 are. */
export const namesSeveral = (field: FieldDefinition): boolean =>
  field.type === 'multi' && field.options === undefined && field.optionsFrom === 'user';

/** Names in one line, however they are kept apart, as identifiers; nothing where nobody is named. */
export function idsOfNames(book: FormPeople['users'], text: string): readonly string[] | undefined {
  const ids = text
    .split(/[、，,；;\s]+/)
    .filter(Boolean)
    .map((name) => idOfName(book, name));
  return ids.length > 0 ? [...new Set(ids)] : undefined;
}

/** The same the other way round. */
export const namesOfIds = (names: NameBook, value: Json | undefined): string =>
  Array.isArray(value) ? value.map((id) => names[String(id)] ?? String(id)).join('、') : '';

/** The identifier behind a typed name, or the text itself where nobody is called so. */
export const idOfName = (book: FormPeople['users'], text: string): string =>
  book.find((one) => one.name === text.trim())?.id ?? text;
