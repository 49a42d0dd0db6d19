import type { Reports } from '@gongwei/application/paper';
import { Button } from '../../shared/button.part.tsx';
import { LoadingState } from '../../shared/state.part.tsx';

/** How far the preparation is; long ones can be stopped, and what is there be printed. */
export const DeskProgress = ({
  reports: { tried, total, failed, stopped, stop, retry },
}: {
  readonly reports: Reports;
}) => {
  if (stopped && tried < total)
    return (
      <p className="gwp-progress" role="status">
        已停止，准备好 {tried - failed.length} / {total} 人。
        <Button small onClick={retry}>
          继续准备
        </Button>
      </p>
    );
  if (tried === total) return total > 1 ? <Done tried={tried} failed={failed.length} /> : null;
  if (total === 1) return <LoadingState label="正在准备打印…" />;
  return (
    <p className="gwp-progress" role="status">
      正在准备打印 {tried} / {total} 人
      <progress value={tried} max={total} aria-label="准备进度" />
      <Button small onClick={stop}>
        停止
      </Button>
    </p>
  );
};

const Done = ({ tried, failed }: { readonly tried: number; readonly failed: number }) => (
  <p className="gwp-progress" role="status">
    {tried - failed} 人已准备好，请点“打印”。
  </p>
);
