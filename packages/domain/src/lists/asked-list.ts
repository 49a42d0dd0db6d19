import { parseFormula } from '../forms/formula/parse.ts';
import type { Expression } from '../forms/formula/syntax.ts';
import type { Reader } from '../shared/index.ts';
import type { CompiledList } from './compile-list.ts';
import { filterCondition, textCondition } from './filter-condition.ts';
import type { FilterValue, SortKey } from './list-definition.ts';
import type { ListQuestion } from './list-query.ts';
import { allOf, path } from './language/build.ts';
import { typedExpression, typedParts, type TypedExpression } from './language/check-types.ts';
import type { AskedBy } from './language/person-history.ts';
import { ORDER_OF } from './language/vocabulary.ts';

/** One condition of a question by what it came from: a filter's key, `@fixed`, `@view`, `@condition` or `@text`. */
export type AskedCondition = {
  readonly from: string;
  readonly typed: TypedExpression;
  /** It holds because its filter is not used. */
  readonly unused?: true;
};

/** A sort that was asked for, with the expression of its column. */
export type AskedSort = { readonly by: string; readonly value: TypedExpression; readonly descending: boolean };

/** A question read against its list: what must hold, and in which order the rows come. Both interpreters begin here. */
export type AskedList = {
  readonly list: CompiledList;
  readonly conditions: readonly AskedCondition[];
  readonly sort: readonly AskedSort[];
};

/** A question that cannot be asked: a filter or column there is not, or one that would tell what is hidden. `named`: what programs called it, as its cause. */
export const unaskable = (why: string, named?: string): RangeError =>
  new RangeError(why, named === undefined ? undefined : { cause: named });

/**
 * @throws RangeError or SyntaxError for a question that does not fit the list or the reader: a sentence for staff, with what the program
 * called it as its `cause`.
 */
export function readQuestion(list: CompiledList, question: ListQuestion, asked: AskedBy, reader: Reader): AskedList {
  const view = question.view === undefined ? undefined : list.views.get(question.view);
  if (question.view !== undefined && !view)
    throw unaskable('这份名单没有所选的视图', `“${list.definition.id}” has no view “${question.view}”`);
  const typed = (expression: Expression, source: string): TypedExpression =>
    typedParts(expression, source, list.vocabulary, 'boolean');
  const where = { ...view?.view.where, ...question.where };
  const filters = Object.entries(where).map(([key, value]): AskedCondition => {
    const filter = list.filters.get(key);
    if (!filter) throw unaskable('这份名单没有所选的筛选条件', `“${list.definition.id}” has no filter “${key}”`);
    if (filter.filter.kind === 'number')
      return { from: key, typed: typed(numbered(list, value, asked, reader), filter.filter.label) };
    if (filter.filter.kind !== 'text') refuseHidden(filter.on, reader);
    return { from: key, typed: typed(filterCondition(filter, value, asked, reader), filter.filter.label) };
  });
  const text = question.text?.trim();
  return {
    list,
    conditions: [
      ...(list.fixed ? [{ from: '@fixed', typed: list.fixed }] : []),
      ...[...list.filters].flatMap(([key, { otherwise }]) =>
        otherwise && !isUsed(where[key]) ? [{ from: key, typed: otherwise, unused: true as const }] : [],
      ),
      ...(view?.condition ? [{ from: '@view', typed: view.condition }] : []),
      ...filters,
      ...(question.condition === undefined
        ? []
        : [{ from: '@condition', typed: merged(list, question.condition, reader) }]),
      ...(text ? [{ from: '@text', typed: typed(searched(list, text, reader), text) }] : []),
    ],
    sort: sortOf(list, question.sort, view?.view.sort ?? list.definition.sort, reader),
  };
}

/** Whether a filter is set. No codes at all are nothing. */
const isUsed = (value: FilterValue | undefined): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** All conditions as one. @throws SyntaxError where they do not fit together, a defect: `readQuestion` has looked at each. */
export const wholeCondition = ({ list, conditions }: AskedList): TypedExpression =>
  typedParts(allOf(conditions.map(({ typed }) => typed.expression)), '', list.vocabulary, 'boolean');

/** The people of a number: the condition is the server's own, and those of who may only look are of whole months. */
function numbered(
  { numbers, definition }: CompiledList,
  value: FilterValue,
  asked: AskedBy,
  reader: Reader,
): Expression {
  if (Array.isArray(value) && value.length === 0) return allOf([]);
  if (!numbers || !Array.isArray(value)) throw unaskable('这份名单不能由数字打开');
  return numbers(value as readonly string[], definition.subject, asked, reader);
}

function merged(list: CompiledList, source: string, reader: Reader): TypedExpression {
  const condition = typedExpression(source, list.vocabulary, 'boolean');
  refuseHidden([condition], reader);
  return condition;
}

/** Who may only look must not confirm by a condition, or by an order, what is hidden from them. */
function refuseHidden(expressions: readonly TypedExpression[], reader: Reader): void {
  if (reader === 'looks' && expressions.some(({ sensitive }) => sensitive.size > 0))
    throw unaskable('脱敏的内容不能用来筛选或排序');
}

/** What the search box looks for: what the list has for it, or else what its first filter of texts does. */
function searched(list: CompiledList, text: string, reader: Reader): Expression {
  const texts = [...list.filters.values()].flatMap(({ filter, on }) =>
    filter.kind === 'text' ? [{ match: filter.match, on }] : [],
  );
  const wide = texts.filter(({ match }) => match === 'search').flatMap(({ on }) => on);
  if (wide.length > 0) return textCondition('search', wide, text, reader);
  const [first] = texts;
  if (!first) throw unaskable('这份名单不能按文字查找');
  return textCondition(first.match ?? 'contains', first.on, text, reader);
}

/** Names sort by their pinyin, which is kept beside them, addresses by what their numbers come to; the older somebody is, the earlier the birth date. */
const SORTED_BY: { readonly [path: string]: { readonly stored: string; readonly opposite?: true } } = {
  'resident.name': { stored: 'resident.pinyin' },
  'resident.address': { stored: 'resident.addressOrder' },
  'resident.age': { stored: 'resident.birthDate', opposite: true },
  'plan.overdueDays': { stored: 'plan.lateSince', opposite: true },
};
/** Ages tell birthdays by their order. */
const TELLS_BIRTHDAY = 'resident.age';

/**
 * The sort that was asked for. One the list or a view of it brings along goes as far as the reader may be told by it: nobody chose it.
 * Which view it came with need not be said.
 */
function sortOf(
  list: CompiledList,
  wanted: readonly SortKey[] | undefined,
  usual: readonly SortKey[],
  reader: Reader,
): readonly AskedSort[] {
  const ready = [list.definition.sort, ...(list.definition.views ?? []).flatMap(({ sort }) => (sort ? [sort] : []))];
  const order = wanted ?? usual;
  const isReady = wanted === undefined || ready.some((one) => isSameOrder(one, wanted));
  const asked = isReady ? order.filter(({ by }) => !tells(list, by, reader)) : order;
  return asked.map(({ by, descending }) => {
    const column = list.columns.get(by);
    if (!column?.column.sortable)
      throw unaskable('这份名单不能按所选的列排序', `“${list.definition.id}” has no sortable column “${by}”`);
    if (tells(list, by, reader)) throw unaskable('姓名和年龄已脱敏，不能用来排序');
    const kept = keptOrder(list, column.value);
    if (kept) return { by, value: kept, descending: descending === true };
    const other = SORTED_BY[column.value.source];
    if (!other) return { by, value: column.value, descending: descending === true };
    const { stored, opposite } = other;
    const value = typedParts(parseFormula(stored, 'history'), stored, list.vocabulary);
    return { by, value, descending: (descending === true) !== (opposite === true) };
  });
}

const isSameOrder = (one: readonly SortKey[], other: readonly SortKey[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ by, descending }, at) => by === other[at]?.by && (descending === true) === (other[at].descending === true),
  );

/** What the entries of a register keep to be sorted by in place of a text. */
function keptOrder({ vocabulary }: CompiledList, { expression }: TypedExpression): TypedExpression | undefined {
  const [root = '', key = ''] = expression.kind === 'name' ? expression.path : [];
  const stored = ORDER_OF + key;
  if (root !== 'record' || !Object.hasOwn(vocabulary.roots['record'] ?? {}, stored)) return undefined;
  return typedParts(path('record', stored), `record.${stored}`, vocabulary);
}

function tells(list: CompiledList, by: string, reader: Reader): boolean {
  const value = list.columns.get(by)?.value;
  return reader === 'looks' && value !== undefined && (value.sensitive.size > 0 || value.source === TELLS_BIRTHDAY);
}
