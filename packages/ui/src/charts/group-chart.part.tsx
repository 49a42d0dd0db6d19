import { useRef, useState, type KeyboardEvent } from 'react';
import { Bars } from './bars.part.tsx';
import { isEmptyDrawing, type Drawing } from './drawing.ts';
import { Line } from './line.part.tsx';
import { SeldomKind, SeldomTable } from './seldom-kind.part.tsx';
import './group-chart.css';

/**
 * A drawing of groups with its table beside it. Tab enters, the arrow keys walk from mark to mark, Enter opens the people of a mark. The
 * line below says the mark that is pointed at, so that colour never tells alone.
 */
export const GroupChart = ({ drawing }: { readonly drawing: Drawing }) => {
  const box = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(drawing.kind === 'heat');
  const [said, setSaid] = useState('');
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // Up and down on tiles is a row of them.
    const columns = event.key.match(/Up|Down/) ? box.current?.querySelector('[data-columns]') : null;
    const wide = Number(columns?.getAttribute('data-columns') ?? 1);
    const marks = [...(box.current?.querySelectorAll<SVGElement>('[data-mark]') ?? [])];
    const at = marks.findIndex((mark) => mark === document.activeElement);
    const next = marks[Math.min(marks.length - 1, Math.max(0, at + step * wide))];
    next?.focus();
    event.preventDefault();
  };
  return (
    <figure className="gwg" data-kind={drawing.kind}>
      <figcaption>
        <strong>{drawing.title}</strong>
        <span className="gwg-unit">{drawing.unit}</span>
        {drawing.kind === 'heat' || isEmptyDrawing(drawing) ? null : (
          <button
            type="button"
            className="gwg-link gwg-switch"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? '看图' : '看表'}
          </button>
        )}
      </figcaption>
      {isEmptyDrawing(drawing) ? (
        <p className="gwg-none">{drawing.pending ? '正在计算…' : '没有数据'}</p>
      ) : asTable ? (
        <SeldomTable drawing={drawing} />
      ) : (
        <div
          ref={box}
          role="toolbar"
          tabIndex={-1}
          aria-label={`${drawing.title}，用方向键逐个查看，回车打开名单`}
          onKeyDown={walk}
        >
          <Marks drawing={drawing} onSay={setSaid} />
          <p className="gwg-said" aria-live="polite">
            {said}
          </p>
        </div>
      )}
    </figure>
  );
};

const STEPS: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -1e6,
  End: 1e6,
};

export type MarksProps = { readonly drawing: Drawing; readonly onSay: (said: string) => void };

export const Marks = (props: MarksProps) => {
  const { kind } = props.drawing;
  if (kind === 'line') return <Line {...props} />;
  const isSeldom = kind === 'ring' || kind === 'boxplot' || kind === 'map' || kind === 'scatter';
  return isSeldom ? <SeldomKind kind={kind} {...props} /> : <Bars {...props} />;
};
