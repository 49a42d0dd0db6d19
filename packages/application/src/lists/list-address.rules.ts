import type { Filter, FilterValue, ListDefinition, ListQuestion } from '@gongwei/domain/lists';
import { queryText, queryWords } from '../shared/query-words.ts';
import { cleaned, defaultWhere, firstQuestion, isCodes, questionOfView } from './list-question.rules.ts';

/** What may stand in an address: codes of choices, places, staff, numbers and things. Typed words, numbers and days are of persons and stay in the window. */
const IN_ADDRESS: readonly Filter['kind'][] = ['choice', 'place', 'person', 'switch', 'number', 'thing'];

const staysInWindow = ({ filters }: ListDefinition, key: string, value: FilterValue | undefined): boolean =>
  !filters.some(
    (filter) =>
      filter.key === key &&
      (IN_ADDRESS.includes(filter.kind) || (filter.ofThing === true && thingNumber(value) !== '')),
  );

/** Letters and digits that name a thing. What looks like the number of a person or a telephone stays in the window, whoever typed it where. */
function thingNumber(value: FilterValue | undefined): string {
  const text = value !== undefined && 'text' in value ? value.text.trim() : '';
  const ofPerson = /^(?:\d{15}|\d{17}[\dXx]|1\d{10})$/.test(text);
  return /^[\dA-Za-z-]{4,40}$/.test(text) && !ofPerson ? text : '';
}

/** The query of the address of a question: its view, its codes and its order, and what of the list's own start was taken away. */
export function addressOf(definition: ListDefinition, question: ListQuestion, roles?: readonly string[]): string {
  const address = new Map<string, string>();
  const start = startAt(definition, question.view, roles);
  if (question.view !== firstQuestion(definition, roles).view) address.set('view', question.view ?? '');
  for (const { key } of definition.filters) {
    const [value, before] = [codesIn(definition, question, key), codesIn(definition, start, key)];
    if (value !== before) address.set(key, value);
  }
  const [sort, own] = [sortText(question), sortText(start)];
  if (sort !== own) address.set('sort', sort);
  return queryText(address);
}

/** The question an address stands for. What it says of no filter of this list is passed over. */
export function questionAt(definition: ListDefinition, address: string, roles?: readonly string[]): ListQuestion {
  const search = queryWords(address);
  // What a list begins with, its view as well, would hide some of a number's rows: they are found whole.
  const whole = opensNumber(definition, search);
  const begun = whole ? '' : firstQuestion(definition, roles).view;
  const start = startAt(definition, viewAt(search, begun), roles);
  const where: Record<string, FilterValue> = whole ? {} : { ...start.where };
  for (const { key, kind, ofThing } of definition.filters) {
    const text = search.get(key);
    if (text === undefined) continue;
    if (ofThing === true && thingNumber({ text }) !== '') where[key] = { text };
    if (IN_ADDRESS.includes(kind)) where[key] = text === '' ? [] : text.split('~');
  }
  const sorted = search.get('sort');
  const sort = sorted === undefined ? start.sort : sortAt(definition, sorted);
  const { sort: _sort, ...rest } = start;
  return cleaned({ ...rest, where, ...(sort && { sort }) });
}

/** The view an address names: none where it names an empty one, `begun` where it says nothing of it. */
const viewAt = (search: ReadonlyMap<string, string>, begun: string | undefined): string | undefined =>
  (search.get('view') ?? begun) || undefined;

const opensNumber = ({ filters }: ListDefinition, search: ReadonlyMap<string, string>): boolean =>
  filters.some(({ key, kind }) => kind === 'number' && (search.get(key) ?? '') !== '');

/** What of a question must not stand in an address. */
export type TypedPart = { readonly text?: string; readonly where?: { readonly [filter: string]: FilterValue } };

/** What of a question stays in the window, as it names persons: typed words, numbers of persons, days. */
export function typedPart(definition: ListDefinition, { text, where = {} }: ListQuestion): TypedPart {
  const typed = Object.entries(where).filter(([key, value]) => staysInWindow(definition, key, value));
  return {
    ...(text !== undefined && { text }),
    ...(typed.length > 0 && { where: Object.fromEntries(typed) }),
  };
}

/** A question of an address with what the window kept beside it. */
export const withTyped = (question: ListQuestion, { text, where }: TypedPart): ListQuestion =>
  cleaned({ ...question, where: { ...question.where, ...where }, ...(text !== undefined && { text }) });

function startAt(definition: ListDefinition, viewId: string | undefined, roles?: readonly string[]): ListQuestion {
  const first = firstQuestion(definition, roles);
  if (viewId === first.view) return first;
  const view = definition.views?.find(({ id }) => id === viewId);
  if (view) return questionOfView(definition, view);
  return cleaned({
    list: definition.id,
    ...(viewId !== undefined && { view: viewId }),
    where: defaultWhere(definition),
  });
}

function codesIn(definition: ListDefinition, { where = {} }: ListQuestion, key: string): string {
  const value = where[key];
  if (value === undefined || staysInWindow(definition, key, value)) return '';
  return isCodes(value) ? value.join('~') : thingNumber(value);
}

const sortText = ({ sort = [] }: ListQuestion): string =>
  sort.map(({ by, descending }) => (descending ? `-${by}` : by)).join('~');

function sortAt(definition: ListDefinition, text: string): ListQuestion['sort'] {
  const keys = text.split('~').flatMap((word) => {
    const by = word.replace(/^-/, '');
    const known = definition.columns.some(({ key, sortable }) => key === by && sortable === true);
    return known ? [word.startsWith('-') ? { by, descending: true as const } : { by }] : [];
  });
  return keys.length > 0 ? keys : undefined;
}
