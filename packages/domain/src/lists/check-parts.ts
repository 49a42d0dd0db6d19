import type { CellKind, Column, Filter, ListAction } from './list-definition.ts';
import type { TypedExpression } from './language/check-types.ts';
import type { ValueType } from './language/value-type.ts';

export type Problem = (problem: string) => void;

/** Which values a cell can show. */
const SHOWS: { readonly [Kind in CellKind]: readonly ValueType[] } = {
  text: ['text', 'code', 'time', 'any'],
  number: ['number'],
  day: ['day', 'time'],
  instant: ['instant', 'time'],
  choice: ['code', 'text', 'boolean', 'any'],
  choices: ['codes'],
  'yes-no': ['boolean'],
  person: ['text'],
  staff: ['text'],
  resident: ['text'],
  institution: ['text'],
  region: ['text'],
  progress: ['number'],
  state: ['code', 'text', 'boolean', 'any'],
};

/** What a filter can test. */
const TESTS: { readonly [Kind in Filter['kind']]: readonly ValueType[] } = {
  choice: ['code', 'codes', 'text', 'boolean', 'any'],
  range: ['number'],
  days: ['day', 'instant', 'time'],
  place: ['text'],
  person: ['text', 'codes'],
  text: ['text', 'code', 'any'],
  switch: ['boolean'],
  number: ['boolean'],
  thing: ['text', 'codes'],
};

/** Whether a value comes as it is stored, so that a mask fits it. */
const isPlain = ({ expression }: TypedExpression): boolean =>
  expression.kind === 'name' || expression.kind === 'records';

export function checkCell(column: Column, value: TypedExpression, where: string, problem: Problem): void {
  if (!SHOWS[column.cell].includes(value.type)) problem(`${where}: a cell “${column.cell}” cannot show ${value.type}`);
  const tells = value.type !== 'boolean' && value.type !== 'number' && value.sensitive.size > 0;
  // A day is hidden whole: so is what is made of it.
  const isHiddenWhole = [...value.sensitive].every((kind) => kind === 'birth-date');
  if (tells && !isHiddenWhole && !isPlain(value))
    problem(`${where}: what is put together of personal data cannot be masked`);
  if ((column.cell === 'choice' || column.cell === 'choices' || column.cell === 'state') && !column.words)
    problem(`${where}: codes need words`);
}

export function checkFilter(filter: Filter, on: readonly TypedExpression[], where: string, problem: Problem): void {
  for (const { type } of on)
    if (!TESTS[filter.kind].includes(type) && !(type === 'codes' && filter.match === 'exact'))
      problem(`${where}: a filter “${filter.kind}” cannot test ${type}`);
  if (filter.kind === 'choice' && !filter.words) problem(`${where}: codes need words`);
  if (filter.kind === 'thing' && filter.of === undefined)
    problem(`${where}: an identifier needs the list its title is in`);
}

/** A window waits for no form or dictionary: what is chosen in it is written out. */
export function checkAsked({ id, asks = [], counted }: ListAction, columns: readonly Column[], problem: Problem): void {
  if (counted !== undefined && !columns.some(({ key, cell }) => key === counted && cell === 'number'))
    problem(`Action “${id}”: “${counted}” is no column of numbers`);
  for (const { key, kind, words, first } of asks) {
    if (typeof first === 'object' && !columns.some((column) => column.key === first.column))
      problem(`Action “${id}”: “${key}” follows from no column`);
    if (kind === 'choice' && !(words && 'options' in words && words.options.length > 0))
      problem(`Action “${id}”: the codes of “${key}” must be written out`);
  }
}
