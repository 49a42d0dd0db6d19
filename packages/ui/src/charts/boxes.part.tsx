import { useRef } from 'react';
import { rangeOf, shortLabel } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { markProps } from './mark-props.ts';
import { scaleOf, ticksWithin } from './scale.rules.ts';
import { useWidth } from './use-width.ts';

/** Pixels: a row, the box in it, the room of labels, of the number behind and of the axis below. */
const [ROW, BOX, LABEL, NUMBER, FOOT] = [30, 16, 116, 56, 22] as const;

/** Chinese letters a label has room for. */
const LETTERS = 9;

/** A box a group, of five values each: from least to greatest a line, the half in the middle a box, the median a stroke whose number stands behind. */
export const Boxes = ({ drawing: { groups, series, unit }, onSay }: MarksProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { low, high } = rangeOf(groups.flatMap(({ values }) => values.flatMap(({ value }) => value ?? [])));
  const x = scaleOf(low, high, LABEL, Math.max(LABEL + 40, width - NUMBER));
  const foot = groups.length * ROW;
  return (
    <div ref={box} className="gwg-box">
      {width > 0 ? (
        <svg className="gwg-svg" width={width} height={foot + FOOT}>
          {ticksWithin(low, high, width > 480 ? 8 : 4).map((tick) => (
            <g key={tick} transform={`translate(${x(tick)} 0)`}>
              <path className="gwg-grid" d={`M0 0V${foot}`} />
              <text className="gwg-label" y={foot + 16} textAnchor="middle">
                {tick}
              </text>
            </g>
          ))}
          {groups.map(({ label, values }, row) => {
            const told = series.map((name, at) => `${name} ${values[at]?.said ?? '—'}`).join('，');
            const mark = { value: values[2]?.value, said: `${told} ${unit}`, open: values[2]?.open };
            return (
              <g key={label} transform={`translate(0 ${row * ROW})`}>
                <text className="gwg-label" x={LABEL - 8} y={ROW / 2 + 4} textAnchor="end">
                  {shortLabel(label, LETTERS)}
                  <title>{label}</title>
                </text>
                <g {...markProps(label, mark, row === 0, onSay)} className="gwg-mark">
                  <rect className="gwg-reach" x={LABEL} width={Math.max(0, width - LABEL)} height={ROW} />
                  <Box at={values.map(({ value }) => (value === undefined ? undefined : x(value)))} />
                  <text className="gwg-number" x={width - NUMBER + 8} y={ROW / 2 + 4}>
                    {values[2]?.said}
                  </text>
                </g>
              </g>
            );
          })}
        </svg>
      ) : null}
    </div>
  );
};

/** One box by the places of its five values across. */
const Box = ({ at: [least, lower, median, upper, most] }: { readonly at: readonly (number | undefined)[] }) => (
  <>
    {least === undefined || lower === undefined || upper === undefined || most === undefined ? null : (
      <>
        <path
          className="gwg-whisker"
          d={`M${least} ${ROW / 2}H${most}M${least} ${ROW / 2 - 5}v10M${most} ${ROW / 2 - 5}v10`}
        />
        <rect
          className="gwg-fill gwg-quartiles"
          data-series={1}
          x={lower}
          y={(ROW - BOX) / 2}
          width={Math.max(2, upper - lower)}
          height={BOX}
        />
      </>
    )}
    {median === undefined ? null : <path className="gwg-median" d={`M${median} ${(ROW - BOX) / 2}v${BOX}`} />}
  </>
);
