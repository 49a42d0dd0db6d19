import { useRef } from 'react';
import { greatest, shortLabel, widthOf } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { Legend } from './legend.part.tsx';
import { markProps } from './mark-props.ts';
import { useWidth } from './use-width.ts';

/** Sizes in pixels: a bar, the gap below a group, the room of numbers, a Chinese letter of a label. */
const [BAR, GAP, NUMBER, LETTER] = [14, 8, 62, 12] as const;

/** Chinese letters labels have room for: on a drawing of this many pixels as many more as its longest one needs. */
const [LETTERS, MOST_LETTERS, ROOMY] = [9, 14, 400] as const;

/** Bars that lie: one a group, several, stacked, or to both sides (a pyramid). Names stand before, numbers behind. */
export const Bars = ({ drawing, onSay }: MarksProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { kind, groups, series } = drawing;
  const longest = Math.max(LETTERS, ...groups.map(({ label }) => Math.ceil(widthOf(label))));
  const letters = width < ROOMY ? LETTERS : Math.min(MOST_LETTERS, longest);
  const before = letters * LETTER + 8;
  const inOne = kind === 'stacked' || kind === 'pyramid';
  const perGroup = (inOne ? 1 : Math.max(1, series.length)) * BAR + GAP;
  const room = Math.max(40, width - before - NUMBER - (kind === 'pyramid' ? NUMBER : 0));
  const scale = (kind === 'pyramid' ? room / 2 : room) / greatest(drawing);
  const middle = before + NUMBER + room / 2;
  return (
    <div ref={box} className="gwg-box" data-fills={drawing.fills}>
      {width > 0 ? (
        <svg className="gwg-svg" width={width} height={groups.length * perGroup}>
          {groups.map(({ label, values }, row) => {
            let used = 0;
            return (
              <g key={label} transform={`translate(0 ${row * perGroup})`}>
                <text className="gwg-label" x={before - 8} y={(perGroup - GAP) / 2 + 4} textAnchor="end">
                  {shortLabel(label, letters)}
                  <title>{label}</title>
                </text>
                {values.map((one, at) => {
                  const length = Math.max(one.value ? 1 : 0, (one.value ?? 0) * scale);
                  const left =
                    kind === 'pyramid'
                      ? at === 0
                        ? middle - length
                        : middle
                      : before + (kind === 'stacked' ? used : 0);
                  used += length;
                  const top = inOne ? 0 : at * BAR;
                  const name = series.length > 1 ? `${label} ${series[at] ?? ''}` : label;
                  // In a part of a bar, where it has room; else behind its end.
                  const [end, anchor] =
                    kind === 'stacked'
                      ? ([left + length / 2, 'middle'] as const)
                      : kind === 'pyramid' && at === 0
                        ? ([left - 4, 'end'] as const)
                        : ([left + length + 4, 'start'] as const);
                  return (
                    <g key={name} {...markProps(name, one, row === 0 && at === 0, onSay)} className="gwg-mark">
                      <rect className="gwg-reach" x={before} y={top} width={Math.max(0, width - before)} height={BAR} />
                      <rect
                        className="gwg-fill"
                        data-series={at % 6}
                        x={left}
                        y={top + 1}
                        width={length}
                        height={BAR - 2}
                        rx={1}
                      />
                      {kind === 'stacked' && length < widthOf(one.said) * LETTER + 4 ? null : (
                        <text className="gwg-number" x={end} y={top + BAR - 3} textAnchor={anchor}>
                          {one.said}
                        </text>
                      )}
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
