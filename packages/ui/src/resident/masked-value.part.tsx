import { ResidentDirectory } from '@gongwei/application/resident';
import { useState } from 'react';
import { Button, Icon, useNotify, useService, wordsOf } from '../shared/index.ts';

/** A masked number that can be shown. The server writes every showing to its operation log; it is hidden again by the same button. */
export const MaskedValue = ({
  residentId,
  what,
  masked,
  owner,
  tabIndex,
}: {
  readonly residentId: string;
  readonly what: 'idNumber' | 'phone';
  readonly masked: string | undefined;
  /** Whose number it is, for screen readers. */
  readonly owner: string;
  readonly tabIndex?: number;
}) => {
  const directory = useService(ResidentDirectory);
  const notify = useNotify();
  const [shown, setShown] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!masked) return <span className="gw-muted">—</span>;
  const word = what === 'idNumber' ? '身份证号' : '电话';
  const toggle = async () => {
    if (shown !== undefined) return setShown(undefined);
    setBusy(true);
    try {
      setShown(await directory.reveal(residentId, what));
    } catch (failure) {
      notify({ kind: 'danger', text: `${word}没有取到：${wordsOf(failure).message}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className="gw-masked">
      <span className="gw-num">{shown ?? masked}</span>
      <Button
        look="icon"
        small
        tabIndex={tabIndex}
        busy={busy}
        aria-label={shown === undefined ? `查看${owner}的${word}` : `隐藏${owner}的${word}`}
        title={shown === undefined ? '查看（会记入操作日志）' : '隐藏'}
        onClick={(event) => {
          event.stopPropagation();
          void toggle();
        }}
      >
        {busy ? null : <Icon name={shown === undefined ? 'eye' : 'eyeOff'} size={14} />}
      </Button>
    </span>
  );
};
