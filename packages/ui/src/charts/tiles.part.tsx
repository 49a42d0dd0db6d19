import { useRef } from 'react';
import { greatest, shadeOf, shortLabel } from './drawing.ts';
import type { MarksProps } from './group-chart.part.tsx';
import { markProps } from './mark-props.ts';
import { useWidth } from './use-width.ts';

/** Pixels: the least a tile is wide, how high, and the gap between two. */
const [TILE, HIGH, GAP] = [112, 52, 4] as const;
/** Pixels of a Chinese letter. */
const LETTER = 12;

/** A tile an institution, darker for more; name and number stand on it. */
export const Tiles = ({ drawing, onSay }: MarksProps) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const { groups } = drawing;
  const columns = Math.max(1, Math.min(groups.length, Math.floor((width + GAP) / (TILE + GAP))));
  const wide = (width + GAP) / columns - GAP;
  const most = greatest(drawing);
  return (
    <div ref={box} className="gwg-box">
      {width > 0 ? (
        <svg
          className="gwg-svg"
          width={width}
          height={Math.max(1, Math.ceil(groups.length / columns) * (HIGH + GAP))}
          data-columns={columns}
        >
          {groups.map(({ label, values: [one] }, at) =>
            one ? (
              <g
                key={label}
                {...markProps(label, one, at === 0, onSay)}
                className="gwg-mark"
                transform={`translate(${(at % columns) * (wide + GAP)} ${Math.floor(at / columns) * (HIGH + GAP)})`}
              >
                <rect className="gwg-tile" data-shade={shadeOf(one.value, most)} width={wide} height={HIGH} rx={3} />
                <text className="gwg-label" x={8} y={20}>
                  {shortLabel(label, (wide - 16) / LETTER)}
                  <title>{label}</title>
                </text>
                <text className="gwg-number gwg-large" x={8} y={42}>
                  {one.said}
                </text>
              </g>
            ) : null,
          )}
        </svg>
      ) : null}
      <p className="gwg-legend">颜色越深，数值越高</p>
    </div>
  );
};
