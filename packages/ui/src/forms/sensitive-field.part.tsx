import { ResidentDirectory } from '@gongwei/application/resident';
import { memo, useEffect, useState } from 'react';
import { Icon } from '../shared/icon.part.tsx';
import { useNotify } from '../shared/notices.part.tsx';
import { useService } from '../shared/services.tsx';
import { wordsOf } from '../shared/state.part.tsx';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { putCursor } from './form-dom.ts';
import { maskedEntry, ownNumberOf } from './sensitive-value.rules.ts';
import { TextField } from './text-field.part.tsx';
import { useFieldState } from './use-field-state.ts';

/**
 * A stored identity or phone number: masked until somebody opens it. It is a button then, so that the keyboard lane can
 * pass without showing anything; opening the resident's own number is written to the operation log by the server.
 */
export const SensitiveField = memo((props: FieldProps) => {
  const { session, field, label } = props;
  const id = idOf(props);
  const directory = useService(ResidentDirectory);
  const notify = useNotify();
  const state = useFieldState(session, field.key);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  // The box stands where the button was; the cursor goes on in it.
  useEffect(() => {
    const box = open ? document.getElementById(id) : null;
    if (box) putCursor(box);
  }, [open, id]);
  const masked = open ? undefined : maskedEntry(field, state);
  if (masked === undefined || !state.visible) return <TextField {...props} />;
  const show = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const [own, resident] = [ownNumberOf(field), session.context.resident];
      if (own && resident) await directory.reveal(resident.id, own);
      setOpen(true);
    } catch (failure) {
      notify({ kind: 'danger', text: `${label}没有取到：${wordsOf(failure).message}` });
    } finally {
      setBusy(false);
    }
  };
  return drawField(
    props,
    state,
    <button
      type="button"
      id={idOf(props)}
      data-stop=""
      className="gwf-box gwf-box--masked"
      aria-label={`${label} ${masked}，查看并修改`}
      aria-busy={busy || undefined}
      title="查看并修改（查看会记入操作日志）"
      onClick={() => void show()}
    >
      <span>{masked}</span>
      <Icon name="eye" />
    </button>,
  );
});
SensitiveField.displayName = 'SensitiveField';
