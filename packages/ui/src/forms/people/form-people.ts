import type { FieldDefinition, NameBook } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { createContext, use } from 'react';

/** Who can be chosen in `user` and `institution` fields. Set once when a form opens; never changes while typing. */
export type FormPeople = {
  readonly users: readonly { readonly id: string; readonly name: string }[];
  readonly institutions: readonly { readonly id: string; readonly name: string }[];
  readonly names: NameBook;
};

const NOBODY: FormPeople = { users: [], institutions: [], names: {} };

export const FormPeopleContext = createContext<FormPeople>(NOBODY);
export const useFormPeople = (): FormPeople => use(FormPeopleContext);

export const peopleOf = (users: FormPeople['users'], institutions: FormPeople['institutions']): FormPeople => ({
  users,
  institutions,
  names: Object.fromEntries([...users, ...institutions].map((one) => [one.id, one.name])),
});

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
