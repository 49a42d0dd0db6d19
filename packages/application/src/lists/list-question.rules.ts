import type { FilterValue, ListDefinition, ListQuestion, SavedView, SortKey, View } from '@gongwei/domain/lists';

/** `undefined` takes something away. A filter that is there and `undefined` is dropped. */
export type QuestionChange = {
  readonly where?: { readonly [filter: string]: FilterValue | undefined };
  readonly text?: string | undefined;
  readonly sort?: readonly SortKey[] | undefined;
};

type Where = { readonly [filter: string]: FilterValue };

/** Whether a value narrows anything. */
export function isAsked(value: FilterValue | undefined): value is FilterValue {
  if (value === undefined) return false;
  if (isCodes(value)) return value.length > 0;
  if ('text' in value) return value.text.trim() !== '';
  return value.from !== undefined || value.to !== undefined;
}

/** Whether a filter asks for codes of choices, places or staff. */
export const isCodes = (value: FilterValue): value is readonly string[] => Array.isArray(value);

/** What a list asks before anybody has chosen anything: the filters that start with a value. */
export const defaultWhere = (definition: ListDefinition): Where =>
  Object.fromEntries(
    definition.filters.flatMap(({ key, default: start }) => (start === undefined ? [] : [[key, start]])),
  );

/** The view a role starts with. */
export const defaultView = ({ views = [] }: ListDefinition, roles: readonly string[] = []): View | undefined =>
  views.find((view) => view.default && (view.roles?.some((role) => roles.includes(role)) ?? false)) ??
  views.find((view) => view.default && view.roles === undefined);

/** What a list asks when it is opened: the view of the role, or its filters that start with a value. */
export function firstQuestion(definition: ListDefinition, roles?: readonly string[]): ListQuestion {
  const view = defaultView(definition, roles);
  return view ? questionOfView(definition, view) : cleaned({ list: definition.id, where: defaultWhere(definition) });
}

/** What a list begins with that is part of a page: a view of it by name, else its own beginning, and on top what the page says. */
export function partQuestion(
  definition: ListDefinition,
  { view: name, where }: { readonly view?: string; readonly where?: Where },
): ListQuestion {
  const view = definition.views?.find(({ id }) => id === name);
  const question = view ? questionOfView(definition, view) : { list: definition.id, where: defaultWhere(definition) };
  return cleaned({ ...question, where: { ...question.where, ...where } });
}

/** A ready-made view. Its filters stand in the bar, where each of them can be changed. */
export const questionOfView = (definition: ListDefinition, { id, where, sort }: View): ListQuestion =>
  cleaned({ list: definition.id, view: id, where: where ?? {}, ...(sort && { sort }) });

/** A view somebody saved, as a question. */
export const questionOfSaved = ({ list, id, question }: SavedView): ListQuestion =>
  cleaned({ ...question, list, view: id });

/** A question with a change: filters are added or, when empty, taken away; `text` and `sort` only where the change names them. */
export function changed(question: ListQuestion, change: QuestionChange): ListQuestion {
  const text = 'text' in change ? change.text : question.text;
  const sort = 'sort' in change ? change.sort : question.sort;
  const { text: _text, sort: _sort, ...rest } = question;
  return cleaned({
    ...rest,
    where: withoutEmpty({ ...question.where, ...change.where }),
    ...(text !== undefined && { text }),
    ...(sort && sort.length > 0 && { sort }),
  });
}

const withoutEmpty = (where: { readonly [filter: string]: FilterValue | undefined }): Where =>
  Object.fromEntries(Object.entries(where).flatMap(([key, value]) => (isAsked(value) ? [[key, value]] : [])));

/** Without anything that asks nothing, its keys in one order, so that equal questions read alike. */
export function cleaned({ where = {}, text = '', sort, ...rest }: ListQuestion): ListQuestion {
  const asked = Object.entries(withoutEmpty(where)).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    ...rest,
    ...(asked.length > 0 && { where: Object.fromEntries(asked) }),
    ...(text.trim() !== '' && { text }),
    ...(sort && { sort }),
  };
}

/**
 * As it is sent. Of a view only a condition of its own needs its name: its filters stand in `where`, where some of them may have been
 * changed; a kept view is the user's own and stands there whole.
 */
export function asSent({ views = [] }: ListDefinition, question: ListQuestion): ListQuestion {
  const { view, text, ...rest } = question;
  const named = views.find(({ id, condition }) => id === view && condition !== undefined);
  // What was taken away of a named view is said to be: the view would bring it again.
  const where = { ...Object.fromEntries(Object.keys(named?.where ?? {}).map((key) => [key, []])), ...rest.where };
  return {
    ...rest,
    ...(Object.keys(where).length > 0 && { where }),
    ...(named && { view: named.id }),
    ...(text !== undefined && { text: text.trim() }),
  };
}

/** Whether two questions find the same rows, in whatever order. */
export function asksTheSame(one: ListQuestion, other: ListQuestion): boolean {
  const { sort: _one, ...first } = cleaned(one);
  const { sort: _other, ...second } = cleaned(other);
  return sameQuestion(first, second);
}

/** Whether two questions ask the same, in whatever order their filters were set. */
export const sameQuestion = (one: ListQuestion, other: ListQuestion): boolean => textOf(one) === textOf(other);

const textOf = (question: ListQuestion): string =>
  JSON.stringify(Object.entries(cleaned(question)).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Filters and typed words that narrow the list, in the bar's order; a view's condition is none of them. */
export const askedFilters = (definition: ListDefinition, { where = {} }: ListQuestion): readonly string[] =>
  definition.filters.flatMap(({ key }) => (isAsked(where[key]) ? [key] : []));

/** Whether a question leaves anything of the list out: typed words, a filter, or a view with a condition. */
export const isNarrowed = (definition: ListDefinition, question: ListQuestion): boolean =>
  question.text !== undefined ||
  askedFilters(definition, question).length > 0 ||
  (definition.views ?? []).some(({ id, condition }) => id === question.view && condition !== undefined);

/** The order a list is in: as asked, or its own. */
export const sortOf = (definition: ListDefinition, question: ListQuestion): readonly SortKey[] =>
  question.sort ?? definition.sort;

/** A press on a heading: up, down, and back to the list's own order. */
export function nextSort(
  definition: ListDefinition,
  question: ListQuestion,
  by: string,
): readonly SortKey[] | undefined {
  const [first] = sortOf(definition, question);
  if (first?.by !== by) return [{ by }];
  if (!first.descending) return [{ by, descending: true }];
  return question.sort === undefined ? [{ by }] : undefined;
}
