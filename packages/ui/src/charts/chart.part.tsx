import type { Figure } from '@gongwei/domain/charts';
import { useMemo } from 'react';
import { geometryOf, type ChartGeometry, type ChartSize, type PlacedMark } from './geometry.rules.ts';
import './charts.css';

export type ChartProps = ChartSize & {
  readonly figure: Figure;
  /** What width, height and text are measured in. */
  readonly unit?: 'px' | 'mm';
  /** `paper`: black and greys only. */
  readonly tone?: 'screen' | 'paper';
  /** The moment that is pointed at. */
  readonly picked?: number | undefined;
};

/**
 * A figure as SVG, for screen and paper alike. It is hidden from screen readers: whoever shows it says its values in words beside it
 * (`FigureView` does).
 */
export const Chart = ({ figure, width, height, text, unit = 'px', tone = 'screen', picked }: ChartProps) => {
  const geometry = useMemo(() => geometryOf(figure, { width, height, text }), [figure, width, height, text]);
  return (
    <svg
      className={`gwc gwc--${tone}`}
      width={`${width}${unit}`}
      height={`${height}${unit}`}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={text}
      strokeWidth={text / 12}
      aria-hidden="true"
    >
      <Ground geometry={geometry} text={text} />
      <Values geometry={geometry} text={text} picked={picked} />
    </svg>
  );
};

type Drawn = { readonly geometry: ChartGeometry; readonly text: number };

/** Widths of lines and gaps of dashes follow the letters, so that a figure looks the same in pixels and in millimetres. */
const strong = (text: number): number => text / 7;
const dashes = (text: number, dash: number, gap: number): string => `${text * dash} ${text * gap}`;

/** Axes, bands and curves. */
const Ground = ({ geometry: { plot, across, up, curves, bands, labels }, text }: Drawn) => (
  <>
    {bands.map(({ label, path, edges }) => (
      <g key={label} className="gwc-band">
        <path d={path} />
        <path className="gwc-edge" d={edges} strokeDasharray={dashes(text, 0.25, 0.25)} />
      </g>
    ))}
    <g className="gwc-grid">
      {up.map(({ at }) => (
        <path key={at} d={`M${plot.left} ${at}H${plot.right}`} />
      ))}
      {across.map(({ at }) => (
        <path key={at} d={`M${at} ${plot.top}V${plot.bottom}`} />
      ))}
    </g>
    <path className="gwc-axis" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
    <g className="gwc-numbers" textAnchor="end">
      {up.map(({ at, label }) => (
        <text key={at} x={plot.left - text * 0.35} y={at + text * 0.35}>
          {label}
        </text>
      ))}
    </g>
    <g className="gwc-numbers" textAnchor="middle">
      {across.map(({ at, label }) =>
        label === undefined ? null : (
          <text key={at} x={at} y={plot.bottom + text * 1.3}>
            {label}
          </text>
        ),
      )}
    </g>
    {curves.map(({ label, path, middle }) => (
      <path
        key={label}
        className="gwc-curve"
        data-middle={middle || undefined}
        d={path}
        strokeWidth={middle ? strong(text) : undefined}
      />
    ))}
    <g className="gwc-names">
      {labels.map(({ text: words, y, middle }) => (
        <text key={words} x={plot.right + text * 0.25} y={y + text * 0.35} data-middle={middle || undefined}>
          {words}
        </text>
      ))}
    </g>
  </>
);

const Values = ({
  geometry: { lines, moments, plot },
  text,
  picked,
}: Drawn & { readonly picked: number | undefined }) => (
  <>
    {picked === undefined || moments[picked] === undefined ? null : (
      <path className="gwc-guide" d={`M${moments[picked]} ${plot.top}V${plot.bottom}`} />
    )}
    {lines.map(({ path, marks }, line) => (
      <g key={line} className="gwc-line" data-line={line}>
        <path d={path} strokeWidth={strong(text)} strokeDasharray={line === 0 ? undefined : dashes(text, 0.4, 0.25)} />
        {marks.map((mark) => (
          <Mark key={mark.moment} mark={mark} line={line} text={text} picked={mark.moment === picked} />
        ))}
      </g>
    ))}
  </>
);

/** A round mark of the first line, a square on its corner of the second; hollow where the value is beyond its limits, larger for today's. */
const Mark = ({
  mark,
  line,
  text,
  picked,
}: {
  readonly mark: PlacedMark;
  readonly line: number;
  readonly text: number;
  readonly picked: boolean;
}) => {
  const size = text * (mark.now || picked ? 0.4 : 0.28);
  const state = {
    'data-now': mark.now || undefined,
    'data-beyond': mark.beyond || undefined,
    ...(mark.beyond && { strokeWidth: strong(text) }),
  };
  return line === 0 ? (
    <circle cx={mark.x} cy={mark.y} r={size} {...state} />
  ) : (
    <path
      d={`M${mark.x} ${mark.y - size * 1.25}l${size * 1.25} ${size * 1.25}l${-size * 1.25} ${size * 1.25}l${-size * 1.25} ${-size * 1.25}z`}
      {...state}
    />
  );
};
