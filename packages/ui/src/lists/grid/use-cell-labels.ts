import type { ListSession, ListState } from '@gongwei/application/lists';
import { Clock } from '@gongwei/application/shared';
import { useMemo, useState } from 'react';
import { useBehavior, useService } from '../../shared/index.ts';
import type { CellLabels } from './cell-text.rules.ts';

/** What the cells of a list are worded by. The moment is that of its opening, so that not every row is drawn anew as time goes by. */
export function useCellLabels({ words$ }: Pick<ListSession, 'words$'>, { rows: { names } }: ListState): CellLabels {
  const { columns: words } = useBehavior(words$);
  const clock = useService(Clock);
  const [now] = useState(() => clock.now());
  const today = clock.today();
  return useMemo(() => ({ words, names, now, today }), [words, names, now, today]);
}
