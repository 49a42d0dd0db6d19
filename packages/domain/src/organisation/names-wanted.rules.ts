import type { Answers, FieldDefinition, NameBook } from '../forms/index.ts';
import { isJsonObject, type Json } from '../shared/index.ts';
import { isRegionCode } from './region.ts';

type Wanted = {
  readonly regions: readonly string[];
  readonly institutions: readonly string[];
  readonly users: readonly string[];
  readonly residents: readonly string[];
};

const KIND: { readonly [type: string]: keyof Wanted } = {
  region: 'regions',
  institution: 'institutions',
  user: 'users',
  resident: 'residents',
};

/** What a field stores; nothing of the one that says whose sheet it is, for their name stands at its head. */
const kindOf = ({ type, proposed }: FieldDefinition): keyof Wanted | undefined =>
  proposed === 'resident.id' ? undefined : KIND[type];

/** Whether a field may store an identifier in place of words, or has a column that may. */
export const mayName = (field: FieldDefinition): boolean =>
  field.type === 'table' ? field.columns.some(mayName) : kindOf(field) !== undefined;

const set = (): Set<string> => new Set();

/** What sheets store under a code or an identifier whose words are not in the book yet; each once. */
export function namesWanted(
  fields: readonly FieldDefinition[],
  sheets: readonly Answers[],
  book: NameBook = {},
): Wanted {
  const [regions, institutions, users, residents] = [set(), set(), set(), set()];
  const found = { regions, institutions, users, residents };
  const note = (field: FieldDefinition, value: Json | undefined): void => {
    if (field.type === 'table') {
      for (const row of Array.isArray(value) ? (value as readonly Json[]) : [])
        if (isJsonObject(row)) for (const column of field.columns) note(column, row[column.key]);
      return;
    }
    const kind = kindOf(field);
    if (kind === undefined || typeof value !== 'string' || value === '' || book[value] !== undefined) return;
    if (kind !== 'regions' || isRegionCode(value)) found[kind].add(value);
  };
  for (const field of fields) for (const sheet of sheets) note(field, sheet[field.key]);
  return { regions: [...regions], institutions: [...institutions], users: [...users], residents: [...residents] };
}
