import { annualReportLife, type AnnualContent, type AnnualStep } from '@gongwei/domain/reports';

type Props = {
  readonly content: AnnualContent;
  readonly steps: readonly AnnualStep[];
  readonly onOpen: (version: number) => void;
};

const labelOf = (event: string): string =>
  Object.entries(annualReportLife.plan.ways).find(([type]) => type === event)?.[1].label ?? event;

/** Who did what when, the newest first; every version can be read again. Edits one after the other by one person are one line. */
export const AnnualSteps = ({ content, steps, onOpen }: Props) => {
  const shown = steps.filter(
    ({ event, byName }, at) => event !== 'EDIT' || steps[at - 1]?.event !== 'EDIT' || steps[at - 1]?.byName !== byName,
  );
  return (
    <aside className="gw-panel gwn-steps" aria-label="版本">
      <h2>版本</h2>
      <p className="gw-muted">数字统计到 {content.until}。数据已按5人取整。</p>
      <ol>
        {shown.map(({ version, event, at, byName, reason }) => (
          <li key={version}>
            <button type="button" className="gwg-link" title="导出这一版的Word" onClick={() => onOpen(version)}>
              第{version}版
            </button>{' '}
            {labelOf(event)}
            <br />
            <small>
              {byName} {at}
            </small>
            {reason === undefined ? null : <small>：{reason}</small>}
          </li>
        ))}
      </ol>
    </aside>
  );
};
