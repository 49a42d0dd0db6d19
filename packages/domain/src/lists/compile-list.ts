import type { SensitiveKind } from '../shared/index.ts';
import { checkAsked, checkCell, checkFilter, type Problem } from './check-parts.ts';
import type { CodeLabels, Column, Expression, Filter, ListAction, ListDefinition, View } from './list-definition.ts';
import { typedExpression, type TypedExpression } from './language/check-types.ts';
import type { ValueType } from './language/value-type.ts';
import type { Vocabulary } from './language/vocabulary.ts';
import { LOCAL_SUBJECTS } from './local/local-subjects.data.ts';
import { subjectVocabulary, type ListLibrary } from './subjects.ts';
import { optionsOfLabels } from './labels-of-codes.ts';

/** A column whose expression was checked and typed. */
export type CompiledColumn = {
  readonly column: Column;
  readonly value: TypedExpression;
  /** What of a person it shows, and so how much of it a reader sees. */
  readonly masked?: SensitiveKind;
};
/** A filter whose expressions were checked and typed. */
export type CompiledFilter = {
  readonly filter: Filter;
  readonly on: readonly TypedExpression[];
  readonly otherwise?: TypedExpression;
};
/** A view of a list with its condition, checked and typed. */
export type CompiledView = { readonly view: View; readonly condition?: TypedExpression };
/** An action of a list with the condition of the rows it is offered for, checked and typed. */
export type CompiledAction = { readonly action: ListAction; readonly when?: TypedExpression };

/** A list whose every expression has been read and judged. Parts by their keys, in the order of the definition. */
export type CompiledList = {
  readonly definition: ListDefinition;
  readonly vocabulary: Vocabulary;
  readonly columns: ReadonlyMap<string, CompiledColumn>;
  readonly filters: ReadonlyMap<string, CompiledFilter>;
  readonly views: ReadonlyMap<string, CompiledView>;
  readonly actions: readonly CompiledAction[];
  readonly fixed?: TypedExpression;
  readonly numbers?: ListLibrary['numbers'];
};

/** Compiles a list. @throws RangeError that tells everything that is wrong with it, each with its position. */
export function compileList(definition: ListDefinition, library: ListLibrary): CompiledList {
  const problems: string[] = [];
  const compiled = compileWith(definition, library, (problem) => problems.push(problem));
  if (!compiled || problems.length > 0) throw new RangeError(`List “${definition.id}”:\n${problems.join('\n')}`);
  return compiled;
}

/** Everything that is wrong with a list, one sentence each. */
export function checkList(definition: ListDefinition, library: ListLibrary): readonly string[] {
  const problems: string[] = [];
  compileWith(definition, library, (problem) => problems.push(problem));
  return problems;
}

function compileWith(definition: ListDefinition, library: ListLibrary, problem: Problem): CompiledList | undefined {
  const vocabulary = subjectVocabulary(definition.subject, library);
  if (!vocabulary) {
    problem(`There is no subject “${definition.subject}”`);
    return undefined;
  }
  const typed = (where: string, source: Expression, wanted?: ValueType): TypedExpression | undefined => {
    try {
      return typedExpression(source, vocabulary, wanted);
    } catch (error) {
      problem(`${where}: ${error instanceof Error ? error.message : String(error)} in ${source}`);
      return undefined;
    }
  };
  checkUnique(definition, problem);
  checkKeys(definition, problem);
  checkSummary(definition, problem);
  if (
    isRegister(definition, vocabulary) &&
    !definition.filters.some((filter) => filter.otherwise?.includes('@removed'))
  )
    problem('A register shows what was taken out on request only: no filter has `otherwise: !record.@removed`');
  const here = { library, problem, typed };
  const columns = definition.columns.flatMap((column) => columnOf(column, here));
  const filters = definition.filters.map((filter) => filterOf(filter, here));
  const views = (definition.views ?? []).map((view) => {
    const condition = view.condition === undefined ? undefined : typed(`View “${view.id}”`, view.condition, 'boolean');
    return [view.id, { view, ...(condition && { condition }) }] as const;
  });
  const actions = (definition.actions ?? []).map((action) => {
    checkAsked(action, definition.columns, problem);
    const when = action.when === undefined ? undefined : typed(`Action “${action.id}”`, action.when, 'boolean');
    return { action, ...(when && { when }) };
  });
  const fixed = definition.fixed === undefined ? undefined : typed('Fixed condition', definition.fixed, 'boolean');
  return {
    definition,
    vocabulary,
    columns: new Map(columns),
    filters: new Map(filters),
    views: new Map(views),
    actions,
    ...(fixed && { fixed }),
    ...(library.numbers && { numbers: library.numbers }),
  };
}

/** What parts of a list are compiled with. */
type Compiling = {
  readonly library: ListLibrary;
  readonly problem: Problem;
  readonly typed: (where: string, source: Expression, wanted?: ValueType) => TypedExpression | undefined;
};

function checkLabel(words: CodeLabels | undefined, where: string, { library, problem }: Compiling): void {
  if (!words) return;
  const options = optionsOfLabels(words, library);
  if (!options) return problem(`${where}: there are no such words`);
  for (const code of Object.keys(('dictionary' in words && words.tones) || {}))
    if (!options.some((option) => option.code === code)) problem(`${where}: there is no code “${code}” to give a tone`);
}

function columnOf(column: Column, here: Compiling): readonly (readonly [string, CompiledColumn])[] {
  const where = `Column “${column.key}”`;
  checkLabel(column.words, where, here);
  const value = here.typed(where, column.value, column.cell === 'yes-no' ? 'boolean' : undefined);
  if (!value) return [];
  checkCell(column, value, where, here.problem);
  const [kind] = value.sensitive;
  const masked = column.masked ?? (value.type === 'boolean' || value.type === 'number' ? undefined : kind);
  return [[column.key, { column, value, ...(masked && { masked }) }]];
}

function filterOf(filter: Filter, here: Compiling): readonly [string, CompiledFilter] {
  const where = `Filter “${filter.key}”`;
  checkLabel(filter.words, where, here);
  const sources = typeof filter.on === 'string' ? [filter.on] : filter.on;
  const wanted = filter.kind === 'switch' ? 'boolean' : undefined;
  const on = sources.flatMap((source) => here.typed(where, source, wanted) ?? []);
  checkFilter(filter, on, where, here.problem);
  const otherwise = filter.otherwise === undefined ? undefined : here.typed(where, filter.otherwise, 'boolean');
  return [filter.key, { filter, on, ...(otherwise && { otherwise }) }];
}

/** Entries that are of no resident can be taken out. */
const isRegister = ({ subject }: ListDefinition, { roots }: Vocabulary): boolean =>
  subject.startsWith('record:') && !('resident' in roots);

function checkUnique(definition: ListDefinition, problem: Problem): void {
  const parts = {
    column: definition.columns.map(({ key }) => key),
    filter: definition.filters.map(({ key }) => key),
    view: (definition.views ?? []).map(({ id }) => id),
    action: (definition.actions ?? []).map(({ id }) => id),
  };
  for (const [part, keys] of Object.entries(parts))
    for (const key of keys.filter((one, at) => keys.indexOf(one) !== at)) problem(`Two of the ${part} “${key}”`);
}

/** Sorts and views name columns and filters there are; one column takes what is left over. */
function checkKeys(definition: ListDefinition, problem: Problem): void {
  const sortable = definition.columns.filter((column) => column.sortable).map(({ key }) => key);
  const filters = definition.filters.map(({ key }) => key);
  if (!definition.columns.some((column) => column.grows)) problem('No column grows');
  // Rows at hand have an order of their own; that of a database must be said.
  if (definition.sort.length === 0 && !LOCAL_SUBJECTS[definition.subject]) problem('No sort');
  for (const { by } of [definition.sort, ...(definition.views ?? []).map((view) => view.sort ?? [])].flat())
    if (!sortable.includes(by)) problem(`Sort by “${by}”, which is no sortable column`);
  for (const view of definition.views ?? [])
    for (const key of Object.keys(view.where ?? {}))
      if (!filters.includes(key)) problem(`View “${view.id}”: there is no filter “${key}”`);
}

const COUNTED: readonly Filter['kind'][] = ['choice', 'person'];

/** What stands above the rows is counted by codes or by staff. */
function checkSummary(definition: ListDefinition, problem: Problem): void {
  for (const key of definition.summary ?? [])
    if (!definition.filters.some((filter) => filter.key === key && COUNTED.includes(filter.kind)))
      problem(`Summary: “${key}” is no filter of codes or staff`);
  const { stages, summary = [] } = definition;
  if (stages !== undefined && !summary.includes(stages)) problem(`Stages: “${stages}” is not in the summary`);
}
