import {
  ROSTER_COUNT_OF,
  type RosterImport,
  type RosterOutcome,
  type RosterRequest,
  type RosterRowsShown,
} from '@gongwei/domain/resident';
import { useState } from 'react';
import { EmptyState, formatCount } from '../../shared/index.ts';
import { Segments } from '../../shared/segments.part.tsx';
import { RosterRows } from './roster-rows.part.tsx';
import { outcomeLabels } from './roster-labels.ts';

/** What becomes or became of the rows, those with trouble first. */
export const RosterOutcomes = ({
  status,
  onDecide,
}: {
  readonly status: RosterImport;
  readonly onDecide: (request: RosterRequest) => void;
}) => {
  const { counts, state } = status;
  const words = outcomeLabels(state);
  const present = (Object.keys(words) as RosterOutcome[]).filter((outcome) => counts[ROSTER_COUNT_OF[outcome]] > 0);
  const trouble = present.find((outcome) => outcome === 'similar' || outcome === 'rejected' || outcome === 'recheck');
  const [chosen, setShown] = useState<RosterRowsShown | undefined>(
    trouble ?? (counts.warned > 0 ? 'warned' : undefined),
  );
  // The last of them was decided about.
  const shown = chosen === 'similar' && counts.similar === 0 ? undefined : chosen;
  if (status.cleared)
    return (
      <EmptyState icon="clock" title="逐行结果已删除">
        超过 30 天的导入只留下时间、人员和人数，逐行结果和核对文件已自动删除。
      </EmptyState>
    );
  const all = present.reduce((sum, outcome) => sum + counts[ROSTER_COUNT_OF[outcome]], 0);
  const choices: readonly { readonly key: RosterRowsShown | 'all'; readonly label: string }[] = [
    { key: 'all', label: `全部 ${formatCount(all)}` },
    ...(counts.warned === 0 ? [] : [{ key: 'warned' as const, label: `有提示 ${formatCount(counts.warned)}` }]),
    ...present.map((key) => ({ key, label: `${words[key]} ${formatCount(counts[ROSTER_COUNT_OF[key]])}` })),
  ];
  return (
    <>
      <Segments
        label="按结果筛选"
        className="gw-roster-outcomes"
        choices={choices}
        chosen={shown ?? 'all'}
        onChoose={(key) => setShown(key === 'all' ? undefined : key)}
      />
      <RosterRows key={`${shown} ${state} ${counts.similar}`} status={status} outcome={shown} onDecide={onDecide} />
    </>
  );
};
