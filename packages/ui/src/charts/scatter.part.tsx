import { useRef } from 'react';
import { rangeOf } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { markProps } from './mark-props.ts';
import { scaleOf, ticksWithin } from './scale.rules.ts';
import { useWidth } from './use-width.ts';

/** Pixels: height, margins above and below, at the left for numbers and at the right, the radius of a point, the room of a day. */
const [HEIGHT, TOP, FOOT, LEFT, RIGHT, POINT, ROOM] = [240, 10, 24, 34, 12, 3, 64] as const;
const DAY = 86_400_000;

const dayWords = (day: number): string => new Date(day * DAY).toISOString().slice(5, 10);

/** A point a row over time, with the limits as lines. */
export const Scatter = ({ drawing: { groups, across }, onSay }: MarksProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { from, until, limits } = across ?? { from: 0, until: 1, limits: [] };
  const { low, high } = rangeOf([
    ...groups.flatMap(({ values }) => values.flatMap(({ value }) => value ?? [])),
    ...limits.map(({ value }) => value),
  ]);
  const x = scaleOf(from, until, LEFT, Math.max(LEFT + 40, width - RIGHT));
  const y = scaleOf(low, high, HEIGHT - FOOT, TOP);
  const days = ticksWithin(from, until, Math.max(1, Math.floor((width - LEFT) / ROOM)));
  return (
    <div ref={box} className="gwg-box">
      {width > 0 ? (
        <svg className="gwg-svg" width={width} height={HEIGHT}>
          <path className="gwg-axis" d={`M${LEFT} ${TOP}V${HEIGHT - FOOT}H${width - RIGHT}`} />
          {ticksWithin(low, high, 5).map((tick) => (
            <text key={tick} className="gwg-label" x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          ))}
          {days.map((day) =>
            Number.isInteger(day) ? (
              <text key={day} className="gwg-label" x={x(day)} y={HEIGHT - 6} textAnchor="middle">
                {dayWords(day)}
              </text>
            ) : null,
          )}
          {groups.map(({ label, at = 0, values: [one] }, place) =>
            one?.value === undefined ? null : (
              <g key={place} {...markProps(label, one, place === 0, onSay)} className="gwg-mark">
                <circle className="gwg-fill gwg-point" cx={x(at)} cy={y(one.value)} r={POINT} />
              </g>
            ),
          )}
          {limits.map(({ value, label }) => (
            <g key={label} className="gwg-limit">
              <path d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
              <text x={width - RIGHT} y={y(value) - 4} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
        </svg>
      ) : null}
    </div>
  );
};
