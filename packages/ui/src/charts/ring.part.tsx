import { arcsOf, ringPath } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { markProps } from './mark-props.ts';

/** Pixels. */
const [SIZE, OUTER, INNER] = [168, 80, 48] as const;

/** Parts of a whole, each with its number and share beside the ring. */
export const Ring = ({ drawing, onSay }: MarksProps) => {
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
        <circle className="gwg-empty" r={(OUTER + INNER) / 2} strokeWidth={OUTER - INNER} />
        {arcs.map(({ from, until }, at) =>
          until > from ? (
            <path
              key={parts[at]?.label}
              className="gwg-fill"
              data-series={at % 6}
              d={ringPath(from, until, INNER, OUTER)}
              onClick={parts[at]?.open}
            />
          ) : null,
        )}
      </svg>
      <ul>
        {parts.map((part, at) => (
          <li key={part.label} {...markProps(part.label, part, at === 0, onSay)} className="gwg-part">
            <svg width={12} height={12} aria-hidden="true">
              <rect className="gwg-fill" data-series={at % 6} width={12} height={12} rx={1} />
            </svg>
            <span>{part.label}</span>
            <strong>{part.said}</strong>
            <span className="gwg-share">{share(at)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
