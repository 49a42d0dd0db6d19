import type { CallParty, CallKind } from '@gongwei/domain/call';
import { CallIcon } from '../call-icon.part.tsx';
import { KIND_LABELS } from '../call-labels.ts';

const PURPOSE: Readonly<Record<CallKind, string>> = {
  video: '面对面会诊，可共享屏幕',
  audio: '只用声音，网络慢时更稳',
};

/** One of the two tiles: calls whoever is chosen. */
export const CallTile = ({
  kind,
  chosen,
  busy,
  onCall,
}: {
  readonly kind: CallKind;
  readonly chosen: readonly CallParty[];
  readonly busy: boolean;
  readonly onCall: () => void;
}) => (
  <button
    type="button"
    className="gw-call-tile"
    data-kind={kind}
    aria-busy={busy || undefined}
    onClick={busy ? undefined : onCall}
  >
    <span className="gw-call-tile-icon">
      {busy ? (
        <span className="gw-spinner" aria-hidden="true" />
      ) : (
        <CallIcon name={kind === 'video' ? 'video' : 'phone'} size={24} />
      )}
    </span>
    <span>
      <strong>{KIND_LABELS[kind]}</strong> <small>{busy ? '正在呼叫…' : whatFor(kind, chosen)}</small>
    </span>
  </button>
);

const whatFor = (kind: CallKind, chosen: readonly CallParty[]): string =>
  chosen.length === 0 ? PURPOSE[kind] : `呼叫${chosen.map(({ name }) => name).join('、')}`;
