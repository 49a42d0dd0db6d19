import type { NameBook } from '@gongwei/domain/forms';
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

/** The identifier behind a typed name, or the text itself where nobody is called so. */
export const idOfName = (book: FormPeople['users'], text: string): string =>
  book.find((one) => one.name === text.trim())?.id ?? text;
