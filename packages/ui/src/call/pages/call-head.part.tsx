import type { CurrentCall } from '@gongwei/application/call';
import { KIND_LABELS, statusLabel } from '../call-labels.ts';
import { useDuration } from '../use-duration.ts';
import './call-head.css';

/** How the call stands, read out as it changes, and how long it lasts, which is not. */
export const CallHead = ({ call }: { readonly call: CurrentCall }) => {
  const duration = useDuration(call.connectedAt);
  const words = call.failure ?? statusLabel(call);
  return (
    <header className="gw-call-head">
      <h1>{KIND_LABELS[call.kind]}</h1>
      <span className="gw-call-status" role="status" data-trouble={words === '正在重连…' || undefined}>
        {words}
      </span>
      {duration === undefined ? null : (
        <span className="gw-num" role="timer" aria-label="通话时长">
          {duration}
        </span>
      )}
    </header>
  );
};
