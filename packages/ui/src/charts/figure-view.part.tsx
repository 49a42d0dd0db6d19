import { shortWordsOfMoment, wordsOfMoment, type Figure } from '@gongwei/domain/charts';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Chart } from './chart.part.tsx';
import { geometryOf, nearestMoment } from './geometry.rules.ts';
import { pickedBy, settledMoment } from './picking.rules.ts';
import { useWidth } from './use-width.ts';

/** Height of a figure's drawing and size of its letters in pixels. */
const [HEIGHT, TEXT] = [148, 12] as const;

const SHAPES = { above: '↑ ', below: '↓ ' } as const;

/**
 * A figure with its caption and a line that says one value: today's, or the one pointed at or walked to with ← →. The line keeps its
 * place and height whatever it says.
 */
export const FigureView = ({
  figure,
  atRest,
}: {
  readonly figure: Figure;
  /** Said as long as nobody points at a value, instead of today's. */
  readonly atRest?: string;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [pointed, setPointed] = useState<number>();
  const [walking, setWalking] = useState(false);
  const said = settledMoment(figure.moments, pointed);
  const moment = said === undefined ? undefined : figure.moments[said];
  const rested = walking || pointed !== undefined ? undefined : atRest;
  const geometry = useMemo(() => geometryOf(figure, { width, height: HEIGHT, text: TEXT }), [figure, width]);
  const point = (event: PointerEvent<HTMLDivElement>): void =>
    setPointed(nearestMoment(geometry, event.clientX - event.currentTarget.getBoundingClientRect().left));
  const walk = (event: KeyboardEvent): void => {
    const to = pickedBy(event.key, said, figure.moments.length);
    if (to === undefined) return;
    event.preventDefault();
    setPointed(to);
  };
  return (
    <figure className="gwc-figure">
      <figcaption>
        <strong>{figure.title}</strong>
        <span>{figure.unit}</span>
        <span className="gwc-source">{figure.source}</span>
      </figcaption>
      <div
        ref={box}
        className="gwc-box"
        role="slider"
        tabIndex={0}
        aria-label={`${figure.title}，用左右键逐次查看`}
        aria-valuemin={0}
        aria-valuemax={Math.max(figure.moments.length - 1, 0)}
        aria-valuenow={said ?? 0}
        aria-valuetext={moment ? wordsOfMoment(figure, moment) : '还没有数值'}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
        onKeyDown={walk}
        onFocus={() => setWalking(true)}
        onBlur={() => {
          setWalking(false);
          setPointed(undefined);
        }}
      >
        {width > 0 ? (
          <Chart
            figure={figure}
            width={width}
            height={HEIGHT}
            text={TEXT}
            picked={walking || pointed !== undefined ? said : undefined}
          />
        ) : null}
      </div>
      <p className="gwc-said" data-beyond={moment?.beyond} aria-hidden="true">
        {moment
          ? `${moment.beyond ? SHAPES[moment.beyond] : ''}${rested ?? shortWordsOfMoment(figure, moment)}`
          : '还没有数值'}
      </p>
    </figure>
  );
};
