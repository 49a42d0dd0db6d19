import type { ListQuestion } from '@gongwei/domain/lists';
import { BehaviorSubject } from 'rxjs';
import { listened, type Behavior } from '../shared/index.ts';
import type { PageCount, PageCounts } from './page-counts.service.ts';

/** How much waits behind several cards together, for as long as somebody looks. */
export function createTotal(
  counts: Pick<PageCounts, 'of'>,
  questions: readonly ListQuestion[],
): { readonly state$: Behavior<PageCount> } {
  const parts = questions.map((question) => counts.of(question));
  const total = (): PageCount => totalOf(parts.map(({ value }) => value));
  const subject = new BehaviorSubject(total());
  const state$ = listened(subject, (scope) => {
    for (const part of parts) scope.listen(part, () => subject.next(total()));
  });
  return { state$ };
}

/** The sum, once all are there: of some of them it would be too small. What could not be asked, or is still being worked out, makes it a least number. */
function totalOf(parts: readonly PageCount[]): PageCount {
  if (parts.some(({ status }) => status === 'awaited')) return { status: 'awaited' };
  const here = parts.flatMap((part) => (part.status === 'here' ? [part] : []));
  if (here.length === 0 && parts.length > 0)
    return parts.some(({ status }) => status === 'making') ? { status: 'making' } : { status: 'none' };
  return {
    status: 'here',
    found: here.reduce((sum, { found }) => sum + found, 0),
    exact: here.length === parts.length && here.every(({ exact }) => exact),
  };
}
