import { ROSTER_COUNT_OF, type RosterImport, type RosterOutcome, type RosterRowsShown } from '@gongwei/domain/resident';
import { useState } from 'react';
import { EmptyState, formatCount } from '../../shared/index.ts';
import { RosterRows } from './roster-rows.part.tsx';
import { outcomeLabels } from './roster-labels.ts';
import '../../shared/segments.css';

/** What becomes or became of the rows, those with trouble first. */
export const RosterOutcomes = ({ status }: { readonly status: RosterImport }) => {
  const { counts, state } = status;
  const words = outcomeLabels(state);
  const present = (Object.keys(words) as RosterOutcome[]).filter((outcome) => counts[ROSTER_COUNT_OF[outcome]] > 0);
  const trouble = present.find((outcome) => outcome === 'rejected' || outcome === 'recheck');
  const [shown, setShown] = useState<RosterRowsShown | undefined>(
    trouble ?? (counts.warned > 0 ? 'warned' : undefined),
  );
  if (status.cleared)
    return (
      <EmptyState icon="clock" title="逐行结果已删除">
        超过 30 天的导入只留下时间、人员和人数，逐行结果和核对文件已自动删除。
      </EmptyState>
    );
  const all = present.reduce((sum, outcome) => sum + counts[ROSTER_COUNT_OF[outcome]], 0);
  return (
    <>
      <div role="group" aria-label="按结果筛选" className="gw-segments gw-roster-outcomes">
        <button type="button" aria-pressed={shown === undefined} onClick={() => setShown(undefined)}>
          全部 {formatCount(all)}
        </button>
        {counts.warned === 0 ? null : (
          <button type="button" aria-pressed={shown === 'warned'} onClick={() => setShown('warned')}>
            有提示 {formatCount(counts.warned)}
          </button>
        )}
        {present.map((outcome) => (
          <button key={outcome} type="button" aria-pressed={shown === outcome} onClick={() => setShown(outcome)}>
            {words[outcome]} {formatCount(counts[ROSTER_COUNT_OF[outcome]])}
          </button>
        ))}
      </div>
      <RosterRows key={`${shown} ${state}`} status={status} outcome={shown} />
    </>
  );
};
