import { asksTheSame, firstQuestion, isNarrowed, type ListState } from '@gongwei/application/lists';
import type { ReactNode } from 'react';
import { Button, EmptyState, FaultState, formatCount, LoadingState } from '../shared/index.ts';
import { searchedMessage } from './filters/filter-labels.rules.ts';
import { useList } from './list-context.ts';

/** What was typed into the search box, as the server names it among the filters. */
const TYPED = '@text';

type Props = { readonly state: ListState; readonly add: ReactNode; readonly searchHint: string | undefined };

/** A list without rows: not there yet, not to be had, nothing yet, or nothing that fits, with the filter to drop. */
export const EmptyList = ({ state, add, searchHint }: Props) => {
  const { session } = useList();
  const { definition } = session;
  const { count, fault, loading, question, without } = state;
  if (fault && !loading) return <FaultState fault={fault} onRetry={session.reload} />;
  if (count === undefined) return <LoadingState label={`正在取${definition.title}…`} />;
  // Nobody chose the filters a list begins with, and without them there would be as little: a new site is not told to drop them.
  if (!isNarrowed(definition, question) || (without.length === 0 && asksTheSame(question, firstQuestion(definition))))
    return (
      <EmptyState icon="empty" title={definition.empty.text} actions={add}>
        {definition.empty.hint}
      </EmptyState>
    );
  const words = definition.empty.filtered ?? definition.empty;
  const labelOf = (key: string): string | undefined =>
    key === TYPED ? '查找' : definition.filters.find((filter) => filter.key === key)?.label;
  // A view's own condition has no name to drop it by: another view is chosen above.
  const offered = without.flatMap(({ filter, found }) => {
    const label = labelOf(filter);
    return label === undefined ? [] : [{ filter, found, label }];
  });
  const drop = (key: string): void =>
    session.ask(key === TYPED ? { text: undefined } : { where: { [key]: undefined } });
  return (
    <EmptyState
      icon="search"
      title={question.text === undefined ? words.text : `没有找到“${question.text.trim()}”`}
      actions={
        <>
          {offered.slice(0, 3).map(({ filter, found, label }) => (
            <Button key={filter} onClick={() => drop(filter)}>
              去掉“{label}”有 {formatCount(found)} {definition.unit}
            </Button>
          ))}
          <Button
            look="quiet"
            onClick={() =>
              session.ask({
                text: undefined,
                where: Object.fromEntries(definition.filters.map(({ key }) => [key, undefined])),
              })
            }
          >
            清除筛选
          </Button>
        </>
      }
    >
      {question.text === undefined ? (words.hint ?? '请放宽筛选条件。') : searchedMessage(definition, searchHint)}
    </EmptyState>
  );
};
