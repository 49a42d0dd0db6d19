import { useRef } from 'react';
import { greatest, shortLabel } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { Legend } from './legend.part.tsx';
import { markProps } from './mark-props.ts';
import { useWidth } from './use-width.ts';

/** Sizes in pixels: a bar, the gap below a group, the room of labels and of numbers. */
const [BAR, GAP, LABEL, NUMBER] = [14, 8, 116, 62] as const;

/** Chinese letters a label has room for. */
const LETTERS = 9;

/** Bars that lie: one a group, several, stacked, or to both sides (a pyramid). Names stand before, numbers behind. */
export const Bars = ({ drawing, onSay }: MarksProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { kind, groups, series } = drawing;
  const inOne = kind === 'stacked' || kind === 'pyramid';
  const perGroup = (inOne ? 1 : Math.max(1, series.length)) * BAR + GAP;
  const room = Math.max(40, width - LABEL - NUMBER - (kind === 'pyramid' ? NUMBER : 0));
  const scale = (kind === 'pyramid' ? room / 2 : room) / greatest(drawing);
  const middle = LABEL + NUMBER + room / 2;
  return (
    <div ref={box} className="gwg-box" data-fills={drawing.fills}>
      {width > 0 ? (
        <svg className="gwg-svg" width={width} height={groups.length * perGroup}>
          {groups.map(({ label, values }, row) => {
            let used = 0;
            return (
              <g key={label} transform={`translate(0 ${row * perGroup})`}>
                <text className="gwg-label" x={LABEL - 8} y={(perGroup - GAP) / 2 + 4} textAnchor="end">
                  {shortLabel(label, LETTERS)}
                  <title>{label}</title>
                </text>
                {values.map((one, at) => {
                  const length = Math.max(one.value ? 1 : 0, (one.value ?? 0) * scale);
                  const left =
                    kind === 'pyramid'
                      ? at === 0
                        ? middle - length
                        : middle
                      : LABEL + (kind === 'stacked' ? used : 0);
                  used += length;
                  const top = inOne ? 0 : at * BAR;
                  const name = series.length > 1 ? `${label} ${series[at] ?? ''}` : label;
                  const end = kind === 'pyramid' && at === 0 ? left - 4 : left + length + 4;
                  return (
                    <g key={name} {...markProps(name, one, row === 0 && at === 0, onSay)} className="gwg-mark">
                      <rect className="gwg-reach" x={LABEL} y={top} width={Math.max(0, width - LABEL)} height={BAR} />
                      <rect
                        className="gwg-fill"
                        data-series={at % 6}
                        x={left}
                        y={top + 1}
                        width={length}
                        height={BAR - 2}
                        rx={1}
                      />
                      {kind === 'stacked' ? null : (
                        <text
                          className="gwg-number"
                          x={end}
                          y={top + BAR - 3}
                          textAnchor={kind === 'pyramid' && at === 0 ? 'end' : 'start'}
                        >
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
