import { memo, useRef, useState, type PointerEvent } from 'react';
import { drawField, idOf, type FieldProps } from './field-frame.part.tsx';
import { useFieldState } from './use-field-state.ts';

const [WIDTH, HEIGHT] = [280, 84];

/** A signature by mouse, pen or finger, stored as a PNG data URL once it is finished. */
export const SignatureField = memo((props: FieldProps) => {
  const { session, field } = props;
  const id = idOf(props);
  const state = useFieldState(session, field.key);
  const [begun, setBegun] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  if (!state.visible) return null;
  const finish = (): void => {
    session.change(field.key, canvas.current?.toDataURL('image/png'));
    setBegun(false);
    // The pad goes, and with it the cursor: it goes on at what stands in its place.
    setTimeout(() => document.getElementById(id)?.focus(), 0);
  };
  const clear = (): void => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    setBegun(false);
  };
  return drawField(
    props,
    state,
    typeof state.value === 'string' ? (
      <div className="gwf-picture">
        <img src={state.value} alt={`${props.label}（已签）`} width={WIDTH / 2} height={HEIGHT / 2} />
        <button
          type="button"
          id={idOf(props)}
          data-stop=""
          className="gwf-link"
          onClick={() => session.change(field.key, undefined)}
        >
          重签
        </button>
      </div>
    ) : (
      <div className="gwf-picture">
        <canvas
          ref={canvas}
          id={idOf(props)}
          data-stop=""
          tabIndex={0}
          role="img"
          aria-label={`${props.label}：在框内书写，可留空`}
          className="gwf-pad"
          width={WIDTH}
          height={HEIGHT}
          onPointerDown={(event) => {
            startStroke(event);
            setBegun(true);
          }}
          onPointerMove={stroke}
        />
        {begun ? (
          <>
            <button type="button" className="gwf-link" onClick={finish}>
              完成
            </button>
            <button type="button" className="gwf-link" onClick={clear}>
              清除
            </button>
          </>
        ) : null}
      </div>
    ),
  );
});
SignatureField.displayName = 'SignatureField';

function startStroke(event: PointerEvent<HTMLCanvasElement>): void {
  const context = event.currentTarget.getContext('2d');
  if (!context) return;
  event.currentTarget.setPointerCapture(event.pointerId);
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(...pointOf(event));
}

function stroke(event: PointerEvent<HTMLCanvasElement>): void {
  const context = event.currentTarget.getContext('2d');
  if (!context || event.buttons !== 1) return;
  context.lineTo(...pointOf(event));
  context.stroke();
}

function pointOf(event: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const box = event.currentTarget.getBoundingClientRect();
  // In a narrow column the pad is drawn smaller than it is.
  const scale = WIDTH / box.width;
  return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
}
