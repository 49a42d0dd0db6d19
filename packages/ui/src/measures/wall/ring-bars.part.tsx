import { ringPath } from '../../charts/index.ts';
import type { WallBar } from './wall-numbers.rules.ts';

/** The drawing's own units. */
const [SIZE, OUTER, THICK, GAP] = [210, 100, 9, 3] as const;

/** A ring for each group, as long as it is large beside the largest: somebody may be in several, so they are no parts of one whole. */
export const RingBars = ({ bars }: { readonly bars: readonly WallBar[] }) => {
  const most = Math.max(0, ...bars.map(({ value }) => value ?? 0)) || 1;
  const radius = (at: number): number => OUTER - at * (THICK + GAP);
  return (
    <div className="gww-rings">
      <svg className="gww-svg" viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} aria-hidden="true">
        {bars.map(({ label, value = 0 }, at) => (
          <g key={label}>
            <path className="gww-rail" d={ringPath(0, 0.75, radius(at) - THICK, radius(at))} />
            {value > 0 ? (
              <path
                className="gww-fill"
                data-series={at % 7}
                d={ringPath(0, Math.max(0.004, (value / most) * 0.75), radius(at) - THICK, radius(at))}
              />
            ) : null}
          </g>
        ))}
      </svg>
      <ul>
        {bars.map(({ label, said }, at) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect className="gww-fill" data-series={at % 7} width={10} height={10} rx={2} />
            </svg>
            <span>{label}</span>
            <strong>{said}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
};
