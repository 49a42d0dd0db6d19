import { IdSource } from '@gongwei/application/shared';
import type { SavedView } from '@gongwei/domain/lists';
import { useState, type FormEvent } from 'react';
import { Button, DialogBox, useNotify, useService, wordsOf } from '../shared/index.ts';
import { useList } from './list-context.ts';

/** Keeps what is asked now under a name, for oneself or for everybody of the institution. */
export const KeepView = ({ old, onClose }: { readonly old: SavedView | undefined; readonly onClose: () => void }) => {
  const { session } = useList();
  const ids = useService(IdSource);
  const notify = useNotify();
  const [label, setLabel] = useState(old?.label ?? '');
  const [shared, setShared] = useState(old?.shared ?? false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const text = session.state$.value.question.text;
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || label.trim() === '') return;
    setBusy(true);
    try {
      await session.keepView({ id: old?.id ?? ids.next(), label: label.trim(), shared });
      notify({ text: `已保存视图“${label.trim()}”` });
      onClose();
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
      setBusy(false);
    }
  };
  return (
    <DialogBox
      title={old ? '修改视图' : '存为视图'}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            look="primary"
            type="submit"
            form="keep-view"
            busy={busy}
            aria-disabled={label.trim() === '' || undefined}
          >
            保存
          </Button>
        </>
      }
    >
      <form id="keep-view" className="gw-dialog-form" onSubmit={(event) => void keep(event)}>
        <label htmlFor="view-name">名称</label>
        <input
          id="view-name"
          className="gw-input"
          type="text"
          maxLength={20}
          placeholder="如：65 岁以上高血压"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <label className="gw-filter-check">
          <input
            type="checkbox"
            className="gw-check"
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
          与本机构的人共用（只有自己能改）
        </label>
        <p className="gw-muted">
          筛选条件、排序和显示的列都会保存。{text === undefined ? '' : '查找框里的字不会保存。'}
        </p>
        {trouble ? (
          <p className="gw-note gw-note--danger" role="alert">
            没有保存：{trouble}
          </p>
        ) : null}
      </form>
    </DialogBox>
  );
};
