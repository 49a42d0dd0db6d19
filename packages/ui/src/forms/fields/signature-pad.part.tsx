import { useEffect, useRef, type PointerEvent } from 'react';
import { curveOf, type Point } from './signature.rules.ts';
import './signature.css';

/** Size on screen in pixels; the picture has twice as many, so that it stays sharp on paper. */
const [WIDTH, HEIGHT, SHARP] = [320, 96, 2];
/** Paper is white and ink is dark in every theme: what is signed is printed. */
const INK = '#101828';

type Props = {
  readonly id?: string;
  readonly label: string;
  /** It may be left empty. */
  readonly optional?: boolean;
  /** Called with the picture after each stroke: nothing is lost if nobody presses a button. */
  readonly onStroke: (picture: string) => void;
};

/** A white field to write on by mouse, pen or finger. Where there is no pen, Enter goes on and leaves it empty. */
export const SignaturePad = ({ id, label, optional = false, onStroke }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stroke = useRef<readonly Point[]>([]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(SHARP, 0, 0, SHARP, 0, 0);
    Object.assign(context, { lineWidth: 2.2, lineCap: 'round', lineJoin: 'round', strokeStyle: INK, fillStyle: INK });
  }, []);

  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    // The second finger is a hand that rests, the right button a menu.
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event.nativeEvent, event.currentTarget);
    stroke.current = [point, point];
    const context = event.currentTarget.getContext('2d');
    context?.beginPath();
    context?.arc(...point, 1.1, 0, 2 * Math.PI);
    context?.fill();
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = event.currentTarget.getContext('2d');
    if (!context || !event.isPrimary || stroke.current.length === 0) return;
    // A fast hand makes more points than there are frames.
    const seen = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const one of seen.length > 0 ? seen : [event.nativeEvent]) {
      const next = pointOf(one, event.currentTarget);
      const [before, last] = stroke.current.slice(-2) as [Point, Point];
      const { from, bend, to } = curveOf(before, last, next);
      context.beginPath();
      context.moveTo(...from);
      context.quadraticCurveTo(...bend, ...to);
      context.stroke();
      stroke.current = [last, next];
    }
  };
  const end = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.isPrimary || stroke.current.length === 0) return;
    stroke.current = [];
    onStroke(event.currentTarget.toDataURL('image/png'));
  };

  return (
    <canvas
      ref={canvas}
      id={id}
      data-stop=""
      tabIndex={0}
      role="img"
      aria-label={`${label}：在框内书写${optional ? '，可留空' : ''}`}
      className="gwf-pad"
      width={WIDTH * SHARP}
      height={HEIGHT * SHARP}
      style={{ aspectRatio: `${WIDTH} / ${HEIGHT}`, width: WIDTH }}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
};

/** In a narrow column the pad is drawn smaller than it is. */
function pointOf(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  pad: HTMLElement,
): Point {
  const box = pad.getBoundingClientRect();
  const scale = WIDTH / box.width;
  return [(clientX - box.left) * scale, (clientY - box.top) * scale];
}
