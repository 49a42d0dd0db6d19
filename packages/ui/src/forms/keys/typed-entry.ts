import type { FormSession } from '@gongwei/application/forms';
import type { FieldDefinition } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { settledEntry, settledText, valueOfEntry } from '../fields/entry.rules.ts';
import { withCell } from '../fields/table-rows.rules.ts';
import { fieldOf } from '../form-dom.ts';
import { idOfName, idsOfNames, namesSeveral, type FormPeople } from '../people/form-people.ts';
import type { Typed } from './typed-box.ts';

/** What stands in a box becomes the answer of its field: while it is typed, or `settled`, once typing has ended. */
export type TypedEntry = (element: Typed, settled: boolean) => void;
type Read = (field: FieldDefinition, text: string) => Json | undefined;

export function createTypedEntry(session: FormSession, people: FormPeople): TypedEntry {
  const valueOf = (key: string): Json | undefined => session.field$(key).value.value;
  const settledRead: Read = (field, text) => settledEntry(field, text, session.context.today);

  const enterCell = (element: Typed, table: FieldDefinition & { readonly type: 'table' }, read: Read): void => {
    const { row, column } = element.dataset;
    const cell = table.columns.find((one) => one.key === column);
    const old = valueOf(table.key);
    const next = withCell(old, Number(row), column ?? '', cell ? read(cell, element.value) : element.value);
    if (JSON.stringify(next) !== JSON.stringify(old)) session.change(table.key, next);
  };

  /** A name that is typed means whoever is called so. */
  const enterName = (element: Typed, key: string, book: FormPeople['users']): void => {
    const [old, text] = [valueOf(key), element.value.trim()];
    if (typeof old === 'string' && people.names[old] === text) return;
    const value = text === '' ? undefined : idOfName(book, element.value);
    if (value !== old) session.change(key, value);
  };

  const enterNames = (element: Typed, key: string): void => {
    const [old, value] = [valueOf(key), idsOfNames(people.users, element.value)];
    if (JSON.stringify(value) !== JSON.stringify(old)) session.change(key, value);
  };

  const enterText = (element: Typed, field: FieldDefinition, read: Read, settled: boolean): void => {
    const value = read(field, element.value);
    if (value !== valueOf(field.key)) session.change(field.key, value);
    // Drawn while the cursor is still here, the box takes what is settled for what is being typed, and keeps its text.
    const shown = settled ? settledText(field, element.value, value) : undefined;
    if (shown !== undefined) element.value = shown;
  };

  return (element, settled) => {
    const key = fieldOf(element);
    if (key === undefined || element.dataset['stop'] === undefined) return;
    const { row, column, code, words } = element.dataset;
    // The words of a chosen region, or of somebody the list does not hold, stand there unchanged.
    if (code !== undefined && element.value === words) return;
    const field = session.form.field(key);
    const read = settled ? settledRead : valueOfEntry;
    if (field.type === 'table' && row !== undefined && column !== undefined) enterCell(element, field, read);
    else if (namesSeveral(field)) enterNames(element, key);
    else if (field.type === 'user') enterName(element, key, people.users);
    else if (field.type === 'institution') enterName(element, key, people.institutions);
    else enterText(element, field, read, settled);
  };
}
