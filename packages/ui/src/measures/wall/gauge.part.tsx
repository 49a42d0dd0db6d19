import { ringPath } from '../../charts/index.ts';

/** The arc: from where to where of a circle (in turns), and its radii in the drawing's own units. */
const [FROM, UNTIL, INNER, OUTER] = [-0.375, 0.375, 66, 88] as const;

/** A share as a filled arc; the notch is the aim. */
export const Gauge = ({
  value,
  said,
  aim,
}: {
  readonly value: number | undefined;
  readonly said: string;
  readonly aim?: number;
}) => {
  const turn = (percent: number): number => FROM + (Math.min(100, Math.max(0, percent)) / 100) * (UNTIL - FROM);
  const words = aim === undefined ? said : `${said}，时间进度 ${aim.toFixed(1)}%`;
  return (
    <svg className="gww-svg" viewBox="-100 -96 200 176" role="img" aria-label={words}>
      <path className="gww-rail" d={ringPath(FROM, UNTIL, INNER, OUTER)} />
      {value === undefined || value <= 0 ? null : (
        <path
          className="gww-fill"
          data-tone={aim === undefined || value >= aim ? undefined : value >= aim - 20 ? 'warn' : 'danger'}
          d={ringPath(FROM, turn(value), INNER, OUTER)}
        />
      )}
      {aim === undefined ? null : (
        <path className="gww-aim" d={ringPath(turn(aim) - 0.004, turn(aim) + 0.004, INNER - 6, OUTER + 6)} />
      )}
      <text className="gww-large" x={0} y={10} textAnchor="middle">
        {said}
      </text>
      {aim === undefined ? null : (
        <text className="gww-label" x={0} y={66} textAnchor="middle">
          时间进度 {aim.toFixed(1)}%
        </text>
      )}
    </svg>
  );
};
