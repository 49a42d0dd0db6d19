import { ListGateway } from '@gongwei/application/lists';
import { createTubeWay, type TubeWay } from '@gongwei/application/nucleic-acid';
import { Clock } from '@gongwei/application/shared';
import type { TubeStage } from '@gongwei/domain/nucleic-acid';
import type { ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox, EmptyState, FaultState, LoadingState, useLoaded, useService } from '../../shared/index.ts';
import { formatMoment } from '../../shared/format.ts';
import './way.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** 流转: the way of one tube from the swab to the report: how long each stage took, and who did what, when and why. */
export const TubeWayWindow = ({ target, onClose }: Props) => {
  const code = String(target.rows[0]?.cells['code'] ?? '');
  const { value, failure, reload } = useLoaded(createTubeWay, useService(ListGateway), useService(Clock), code);
  return (
    <DialogBox title={`流转 · ${code}`} width={900} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {failure !== undefined ? <FaultState fault={failure} onRetry={reload} /> : null}
      {value ? <Way way={value} /> : failure === undefined ? <LoadingState /> : null}
    </DialogBox>
  );
};

const Way = ({ way: { stages, steps, limit } }: { readonly way: TubeWay }) => {
  const now = useService(Clock).now();
  if (steps.length === 0) return <EmptyState title="没有流转记录" />;
  return (
    <div className="gw-way">
      <ol className="gw-way-stages" aria-label="各环节用时">
        {stages.map((stage) => (
          <li key={stage.label} data-is={stage.is} data-late={stage.late}>
            <b>{stage.label}</b>
            <span>{standing(stage, now)}</span>
            <span className="gw-way-hours">{hours(stage)}</span>
          </li>
        ))}
      </ol>
      {limit === undefined ? null : (
        <p className="gw-muted">时限 {limit} 小时，从采样到审核；超过时限的一段标“超时”。</p>
      )}
      <h3>
        经过<span className="gw-muted">{steps.length} 步</span>
      </h3>
      <ol className="gw-way-steps">
        {steps.map(({ id, at, label, by, reason }) => (
          <li key={id}>
            <time dateTime={at}>{formatMoment(at, now)}</time>
            <span>
              {label}
              {reason === '' ? '' : `：${reason}`}
            </span>
            <span className="gw-muted">{by === '' ? '系统' : by}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};

const STANDS: { readonly [is in Exclude<TubeStage['is'], 'done'>]: string } = {
  passed: '未经此步',
  waiting: '等待中',
  ahead: '未到',
  none: '—',
};
const standing = ({ is, at }: TubeStage, now: Date): string =>
  is === 'done' ? formatMoment(at ?? '', now) : STANDS[is];
const hours = ({ is, hours: taken, late }: TubeStage): string =>
  taken === undefined ? '' : `${is === 'waiting' ? '已 ' : ''}${taken} 小时${late ? ' · 超时' : ''}`;
