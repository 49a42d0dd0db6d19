import { useRef } from 'react';
import { greatest, linesOf, toldPoints, type Drawing } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { Legend } from './legend.part.tsx';
import { markProps } from './mark-props.ts';
import { useWidth } from './use-width.ts';

/** Pixels: the drawing's height, its margins, the radius of a mark, the room a label takes at least, a letter of it and a line. */
const [HEIGHT, TOP, FOOT, SIDE, MARK, LABEL, LETTER, LEADING] = [168, 22, 24, 40, 4, 44, 12, 14] as const;

/** A value over groups that have an order, one line a series; round marks, squares on the second. */
export const Line = ({ drawing, onSay }: MarksProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { groups, series } = drawing;
  const step = groups.length > 1 ? (width - 2 * SIDE) / (groups.length - 1) : 0;
  // Labels of many groups would stand over each other: every second, third … is written.
  const every = step > 0 ? Math.ceil(LABEL / step) : 1;
  const labels = groups.map(({ label }) => linesOf(label, (step * every) / LETTER - 0.5));
  const height = HEIGHT + (Math.max(1, ...labels.map((lines) => lines.length)) - 1) * LEADING;
  const x = (at: number): number => SIDE + at * step;
  const y = (value: number): number => HEIGHT - FOOT - (value / greatest(drawing)) * (HEIGHT - FOOT - TOP);
  /** A number stands above its mark, below it where another line passes above and there is room over the axis. */
  const besides = (values: Drawing['groups'][number]['values'], value: number): number =>
    values.some((other) => other.value !== undefined && other.value > value) && y(value) + 20 < HEIGHT - FOOT ? 18 : -9;
  return (
    <div ref={box} className="gwg-box gwg-lines">
      {width > 0 ? (
        <svg className="gwg-svg" width={width} height={height}>
          <path className="gwg-axis" d={`M${SIDE / 2} ${HEIGHT - FOOT}H${width - SIDE / 2}`} />
          {groups.map(({ label }, at) =>
            at % every === 0 ? (
              <text key={label} className="gwg-label" x={x(at)} y={HEIGHT - 8} textAnchor="middle">
                {labels[at]?.map((line, row) => (
                  <tspan key={line} x={x(at)} dy={row === 0 ? 0 : LEADING}>
                    {line}
                  </tspan>
                ))}
              </text>
            ) : null,
          )}
          {series.map((name, line) => {
            const points = groups.flatMap(({ values }, at) => {
              const value = values[line]?.value;
              return value === undefined ? [] : [`${x(at)} ${y(value)}`];
            });
            const told = toldPoints(
              groups.map(({ values }) => values[line]?.value),
              every,
            );
            return (
              <g key={name}>
                {points.length > 1 ? (
                  <path className="gwg-line" data-series={line % 6} d={`M${points.join('L')}`} />
                ) : null}
                {groups.map(({ label, values }, at) => {
                  const one = values[line];
                  if (one?.value === undefined) return null;
                  const said = series.length > 1 ? `${label} ${name}` : label;
                  return (
                    <g key={label} {...markProps(said, one, line === 0 && at === 0, onSay)} className="gwg-mark">
                      <rect className="gwg-reach" x={x(at) - 14} y={y(one.value) - 14} width={28} height={28} />
                      {line % 2 === 0 ? (
                        <circle className="gwg-fill" data-series={line % 6} cx={x(at)} cy={y(one.value)} r={MARK} />
                      ) : (
                        <rect
                          className="gwg-fill"
                          data-series={line % 6}
                          x={x(at) - MARK}
                          y={y(one.value) - MARK}
                          width={2 * MARK}
                          height={2 * MARK}
                        />
                      )}
                      {told[at] ? (
                        <text
                          className="gwg-number"
                          x={x(at)}
                          y={y(one.value) + besides(values, one.value)}
                          textAnchor="middle"
                        >
                          {one.said}
                        </text>
                      ) : null}
                    </g>
                  );
                })}
              </g>
            );
          })}
        </svg>
      ) : null}
      {series.length > 1 ? <Legend names={series} /> : null}
    </div>
  );
};
