import type { MaskedAnswer } from '@gongwei/application/resident';
import { useState } from 'react';
import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';
import { useMayReveal } from './use-may-reveal.ts';
import { useReveal } from './use-reveal.ts';
import './cells.css';

type Asked = 'idNumber' | 'phone' | MaskedAnswer;
type Shared = {
  readonly masked: string | undefined;
  /** Whose number the server is asked for; absent: whoever draws it knows the number and only has to open it. */
  readonly residentId?: string | undefined;
  readonly what: Asked;
  readonly tabIndex?: number | undefined;
};
/** Among other text, with an eye that shows the number in its place and hides it again. `owner`: for screen readers. */
type AsText = Shared & { readonly owner: string; readonly box?: undefined };
/** A field of a form, a button as a whole, so that Enter passes without showing anything; it gives way to what `onShown` opens. */
type AsBox = Shared & {
  readonly box: { readonly id: string; readonly label: string; readonly onShown: (whole: string | undefined) => void };
};

/**
 * The one way a masked number of a resident is drawn. Who may only look gets no button. The server writes every showing to its
 * operation log, and what is hidden again has to be asked for anew.
 */
export const MaskedValue = (props: AsText | AsBox) => {
  const { masked, residentId, what } = props;
  const [shown, setShown] = useState<string>();
  const { busy, reveal } = useReveal();
  const mayReveal = useMayReveal();
  const word = props.box?.label ?? (what === 'phone' ? '电话' : '身份证号');
  const toggle = async (): Promise<void> => {
    if (busy) return;
    if (shown !== undefined) return setShown(undefined);
    const whole = residentId === undefined ? undefined : await reveal(residentId, what, word);
    if (whole === undefined && residentId !== undefined) return;
    return props.box ? props.box.onShown(whole) : setShown(whole);
  };
  if (props.box)
    return (
      <button
        type="button"
        id={props.box.id}
        data-stop=""
        className="gwf-box gwf-box--masked"
        aria-label={`${word} ${masked}，查看并修改`}
        aria-busy={busy || undefined}
        title="查看并修改（查看会记入操作日志）"
        onClick={() => void toggle()}
      >
        <span>{masked}</span>
        <Icon name="eye" />
      </button>
    );
  if (!masked) return <span className="gw-muted">—</span>;
  if (!mayReveal) return <span className="gw-num">{masked}</span>;
  const hidden = shown === undefined;
  return (
    <span className="gw-masked">
      <span className="gw-num">{shown ?? masked}</span>
      <Button
        look="icon"
        small
        tabIndex={props.tabIndex}
        busy={busy}
        aria-label={`${hidden ? '查看' : '隐藏'}${props.owner}的${word}`}
        title={hidden ? '查看（会记入操作日志）' : '隐藏'}
        onClick={(event) => {
          event.stopPropagation();
          void toggle();
        }}
      >
        {busy ? null : <Icon name={hidden ? 'eye' : 'eyeOff'} size={14} />}
      </Button>
    </span>
  );
};
