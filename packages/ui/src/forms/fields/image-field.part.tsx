import { isPicture } from '@gongwei/domain/forms';
import { memo, useRef, useState } from 'react';
import { Icon } from '../../shared/icon.part.tsx';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { smallerPicture } from './smaller-picture.ts';
import { useFieldState } from '../use-field-state.ts';

/** A photo or a scanned report, made smaller in the browser before it is kept. The browser's own file box, in English on some PCs, stays out of sight. */
export const ImageField = memo((props: FieldProps) => {
  const { session, field } = props;
  const state = useFieldState(session, field.key);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  if (!state.visible) return null;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    try {
      session.change(field.key, await smallerPicture(file));
      setTrouble(undefined);
    } catch {
      setTrouble('这个文件不是图片，或已损坏。');
    } finally {
      setBusy(false);
      // The same file can be chosen again after it was removed.
      if (chooser.current) chooser.current.value = '';
    }
  };
  const picture = isPicture(state.value) ? state.value : undefined;
  return drawField(
    props,
    state,
    <div className="gwf-picture">
      {picture ? <img src={picture} alt={props.label} height={96} /> : null}
      <button
        type="button"
        id={idOf(props)}
        data-stop=""
        className="gw-button gw-button--small"
        aria-busy={busy || undefined}
        onClick={() => chooser.current?.click()}
      >
        <Icon name="upload" />
        {busy ? '正在处理…' : picture ? '更换图片' : '拍照或选择图片'}
      </button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={`${props.label}：选择图片`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {picture ? (
        <button type="button" className="gwf-link" onClick={() => session.change(field.key, undefined)}>
          移除
        </button>
      ) : null}
      {trouble ? (
        <span className="gwf-issue gwf-issue--error" role="alert">
          {trouble}
        </span>
      ) : null}
    </div>,
  );
});
ImageField.displayName = 'ImageField';
