import type { RosterImport, RosterRowResult } from '@gongwei/domain/resident';
import { useState } from 'react';
import { buttonClass, EmptyState, formatCount, Icon } from '../shared/index.ts';
import { RosterRows } from './roster-rows.part.tsx';
import { OUTCOME_WORDS } from './roster-words.ts';

type Outcome = RosterRowResult['outcome'];

const countsOf = ({ counts }: RosterImport): Readonly<Record<Outcome, number>> => ({
  rejected: counts.rejected,
  created: counts.created,
  updated: counts.updated,
  unchanged: counts.unchanged,
  'skipped-empty': counts.empty,
});

/** The result: what became of the rows, those with trouble first, and the check file. */
export const RosterOutcome = ({
  status,
  rows,
}: {
  readonly status: RosterImport;
  readonly rows: readonly RosterRowResult[];
}) => {
  const counts = countsOf(status);
  const [shown, setShown] = useState<Outcome | undefined>(counts.rejected > 0 ? 'rejected' : undefined);
  if (status.state === 'failed')
    return (
      <EmptyState icon="alert" title="名册没有导入">
        {status.message ?? '文件无法读取，请对照模板检查后重新上传。'}
      </EmptyState>
    );
  const listed = shown === undefined ? rows : rows.filter((row) => row.outcome === shown);
  return (
    <>
      <div className="gw-roster-sum">
        <div role="group" aria-label="按结果筛选" className="gw-segments">
          <button type="button" aria-pressed={shown === undefined} onClick={() => setShown(undefined)}>
            全部 {formatCount(rows.length)}
          </button>
          {(Object.keys(OUTCOME_WORDS) as Outcome[]).map((outcome) => (
            <button
              key={outcome}
              type="button"
              aria-pressed={shown === outcome}
              data-outcome={outcome}
              onClick={() => setShown(outcome)}
            >
              {OUTCOME_WORDS[outcome]} {formatCount(counts[outcome])}
            </button>
          ))}
        </div>
        {status.checkFileUrl ? (
          <a className={buttonClass('normal', true)} href={status.checkFileUrl} download>
            <Icon name="download" />
            下载检查结果
          </a>
        ) : null}
      </div>
      {listed.length === 0 ? <EmptyState icon="check" title="没有这样的行" /> : <RosterRows rows={listed} />}
    </>
  );
};
