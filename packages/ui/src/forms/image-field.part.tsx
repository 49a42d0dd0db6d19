import { memo, useState } from 'react';
import { drawField, type FieldProps } from './field-frame.part.tsx';
import { useFieldState } from './use-field-state.ts';

/** Longest side of a stored picture in pixels: enough to read a report, small enough for a slow line. */
const LONGEST = 1280;

/** A photo or a scanned report, made smaller in the browser before it is kept. */
export const ImageField = memo((props: FieldProps) => {
  const { session, field } = props;
  const state = useFieldState(session, field.key);
  const [trouble, setTrouble] = useState<string>();
  if (!state.visible) return null;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      session.change(field.key, await smaller(file));
      setTrouble(undefined);
    } catch {
      setTrouble('这个文件不是图片，或已损坏。');
    }
  };
  return drawField(props, state, (
    <div className="gwf-picture">
      {typeof state.value === 'string' ? <img src={state.value} alt={props.label} height={96} /> : null}
      <input type="file" id={field.key} data-stop="" accept="image/*" onChange={(event) => void take(event.target.files?.[0])} />
      {typeof state.value === 'string' ? <button type="button" className="gwf-link" onClick={() => session.change(field.key, undefined)}>移除</button> : null}
      {trouble ? <span className="gwf-issue gwf-issue--error" role="alert">{trouble}</span> : null}
    </div>
  ));
});
ImageField.displayName = 'ImageField';

async function smaller(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.82);
}
