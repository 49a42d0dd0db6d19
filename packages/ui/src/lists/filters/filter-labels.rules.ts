import { isAsked, isCodes, type ListLabels } from '@gongwei/application/lists';
import { daysFromToday, type Filter, type FilterValue, type ListDefinition } from '@gongwei/domain/lists';

/** Names besides those of codes: staff, places. */
export type Names = { readonly [id: string]: string };

/** What a filter is set to, in words: `高血压、糖尿病`, `60–69`, `2026-01-01 起`. */
export function filterText(filter: Filter, value: FilterValue | undefined, words: ListLabels, names: Names): string {
  if (!isAsked(value)) return '';
  if (isCodes(value)) {
    if (filter.kind === 'switch') return '是';
    // The codes of a number: its page, itself, the part, its first and last day.
    if (filter.kind === 'number') return `${names[value[1] ?? ''] ?? ''}（${value[3]} 至 ${value[4]}）`;
    const options = words.filters[filter.key];
    return value
      .map(
        (code) =>
          options?.find((option) => option.code === code)?.label ??
          names[code] ??
          // Its title comes with the rows; an identifier says nothing.
          (filter.kind === 'thing' ? '…' : code),
      )
      .join('、');
  }
  if ('text' in value) return value.text;
  const [from, to] = [value.from, value.to].map((bound) => (typeof bound === 'string' ? formatDay(bound) : bound));
  if (from === undefined) return `${to} 止`;
  if (to === undefined) return `${from} 起`;
  return from === to ? String(from) : `${from} – ${to}`;
}

/** Days that move with the date, as staff say them: 今天, 30 天前, 年初. */
function formatDay(bound: string): string {
  if (bound === '@yearStart') return '年初';
  const days = daysFromToday(bound);
  if (days === undefined) return bound;
  if (days === 0) return '今天';
  return days < 0 ? `${-days} 天前` : `${days} 天后`;
}

/** Filters always in sight are six, unless the definition says which; those that are set are, too. */
export const IN_SIGHT = 6;

export function inSight(filters: readonly Filter[], asked: readonly string[], all: boolean): readonly Filter[] {
  if (all) return filters;
  const free = filters.filter(({ place }) => place !== 'more');
  const named = free.filter(({ place }) => place === 'bar');
  const first = named.length > 0 ? named : free.slice(0, IN_SIGHT);
  return filters.filter((filter) => first.includes(filter) || asked.includes(filter.key));
}

/** The filter a search box stands for: one that is made for it, or else the first of texts. */
const searchOf = (filters: readonly Filter[]): Filter | undefined =>
  filters.find(({ match }) => match === 'search') ?? filters.find(({ kind }) => kind === 'text');

/** Filters with a button of their own: what the search box looks for needs none, unless an address or a view has set it. */
export const withButtons = (filters: readonly Filter[], asked: readonly string[]): readonly Filter[] =>
  filters.filter((filter) => asked.includes(filter.key) || filter !== searchOf(filters));

/** What a search box looks for. */
export const hintOf = ({ filters }: Pick<ListDefinition, 'filters'>): string => searchOf(filters)?.label ?? '查找';

/** Said where nothing was found: what was typed may be right and only be looked for elsewhere. */
export function searchedMessage({ filters }: Pick<ListDefinition, 'filters'>, hint: string | undefined): string {
  const searched = hint ?? searchOf(filters)?.label;
  return searched === undefined
    ? '请检查查找的字，或者放宽筛选条件。'
    : `查找的是：${searched}。请检查查找的字，或者放宽筛选条件。`;
}
