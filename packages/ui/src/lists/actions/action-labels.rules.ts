import type { ActionField, Answers, FrozenSelection, ListAction, ListRow } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { ActionTarget } from '../list-context.ts';

/** The question before an action: what happens, to how many or to whom, and whether others than those chosen fit it. `name`: of the only one. */
export function questionText(
  action: ListAction,
  { count }: FrozenSelection,
  unit: string,
  { count: chosen }: Pick<ActionTarget, 'count'>,
  name = '',
): string {
  if (count === 0) return `选中的 ${chosen} ${unit}都不能${action.label}。`;
  const whom = count === 1 && name !== '' ? name : `共 ${count} ${unit}`;
  return action.confirm?.replaceAll('{n}', String(count)) ?? `${action.label}：${whom}。`;
}

/** Rows that stay as they are, by why. */
export const skippedText = ({ skipped }: FrozenSelection, unit: string): readonly string[] =>
  Object.entries(skipped).map(([reason, count]) => `${count} ${unit}不会改动：${reason}`);

/** What stands in the window before anybody has typed. Of several rows nothing is taken from one of them. */
export const firstAnswers = ({ asks = [] }: ListAction, today: CalendarDay, rows: readonly ListRow[] = []): Answers =>
  Object.fromEntries(
    asks.flatMap(({ key, first }) => {
      const value = first === 'today' ? today : rows.length === 1 ? followsFrom(first, rows[0]) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );

function followsFrom(first: Exclude<ActionField['first'], 'today'>, row: ListRow | undefined): string | undefined {
  const code = String(row?.cells[first?.column ?? ''] ?? '');
  return first && Object.hasOwn(first.codes, code) ? first.codes[code] : undefined;
}

/** Labels of what has to be answered yet. */
export const missingAnswers = ({ asks = [] }: ListAction, answers: Answers): readonly string[] =>
  asks.flatMap(({ key, label, required }) => (required && isEmpty(answers[key]) ? [label] : []));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
