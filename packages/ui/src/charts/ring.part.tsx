import { useId } from 'react';
import { arcsOf, ringPath } from './drawing.ts';
import { Hatch, hatched } from './hatch.part.tsx';
import type { MarksProps } from './group-chart.part.tsx';
import { markProps } from './mark-props.ts';

/** Pixels. */
const [SIZE, OUTER, INNER] = [168, 80, 48] as const;

/** A part as wide as its number, of the whole. */
const WIDE_ENOUGH = 0.04;

/**
 * Parts of a whole, each with its number and share beside the ring. Which is which is said by a running number, too: six fills come again
 * hatched, and a theme may make two of them alike.
 */
export const Ring = ({ drawing, onSay }: MarksProps) => {
  const hatch = useId();
  const parts = drawing.groups.map(({ label, values }) => ({
    label,
    ...(values[0] ?? { value: undefined, said: '—' }),
  }));
  const arcs = arcsOf(parts.map(({ value }) => value ?? 0));
  const share = (at: number): string => {
    const arc = arcs[at];
    return arc && arc.until > arc.from ? `${((arc.until - arc.from) * 100).toFixed(1)}%` : '';
  };
  return (
    <div className="gwg-ring">
      <svg width={SIZE} height={SIZE} viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden="true">
        <Hatch id={hatch} />
        <circle className="gwg-empty" r={(OUTER + INNER) / 2} strokeWidth={OUTER - INNER} />
        {arcs.map(({ from, until }, at) =>
          until > from ? (
            <g key={parts[at]?.label} className="gwg-arc" onClick={parts[at]?.open}>
              <path className="gwg-fill" data-series={at % 6} d={ringPath(from, until, INNER, OUTER)} />
              {hatched(at) ? <path fill={`url(#${hatch})`} d={ringPath(from, until, INNER, OUTER)} /> : null}
              {until - from >= WIDE_ENOUGH ? (
                <text className="gwg-ordinal" {...middleOf(from, until)}>
                  {at + 1}
                </text>
              ) : null}
            </g>
          ) : null,
        )}
      </svg>
      <ul>
        {parts.map((part, at) => {
          const mark = markProps(part.label, part, at === 0, onSay);
          return (
            <li key={part.label}>
              {/* A button is called what it shows, its share too. */}
              <div {...mark} aria-label={part.open ? undefined : mark['aria-label']} className="gwg-part">
                <svg width={12} height={12} aria-hidden="true">
                  <rect className="gwg-fill" data-series={at % 6} width={12} height={12} rx={1} />
                  {hatched(at) ? <rect fill={`url(#${hatch})`} width={12} height={12} /> : null}
                </svg>
                <span className="gwg-which" aria-hidden="true">
                  {at + 1}
                </span>
                <span>{part.label}</span>
                <strong>{part.said}</strong>
                <span className="gwg-share">{share(at)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** Where the number of a part stands: the middle of its arc. */
const middleOf = (from: number, until: number) => {
  const angle = (from + until) * Math.PI;
  const radius = (OUTER + INNER) / 2;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius, dy: '0.35em', textAnchor: 'middle' } as const;
};
