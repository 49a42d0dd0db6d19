import type { FormSession } from '@gongwei/application/forms';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import type { BlockPart } from './field-layout.rules.ts';
import { TEETH_OF_QUADRANT, teethIn, TOOTH_NAMES, toothBeside, withTooth } from './teeth.rules.ts';
import { useFieldState } from '../use-field-state.ts';
import './tooth-chart.css';

/** Crowns on a 20 × 26 grid, from the middle outwards: incisors, canine, premolars, molars. */
const INCISOR = 'M5 3h10l1.5 8-2 12h-9l-2-12Z';
const CANINE = 'M10 2l5.5 7-1.5 14H6L4.5 9Z';
const PREMOLAR = 'M4 6l3-3 3 2 3-2 3 3 .5 9-2.5 8h-8L3.5 15Z';
const MOLAR = 'M2 6l3-3 2.5 2L10 3l2.5 2L15 3l3 3 .5 10-2.5 7h-3.5L10 20l-2.5 3H4L1.5 16Z';
const SHAPES = [INCISOR, INCISOR, CANINE, PREMOLAR, PREMOLAR, MOLAR, MOLAR, MOLAR] as const;

type Props = {
  readonly session: FormSession;
  readonly label: string;
  /** The four quadrants in the order of the sheet: upper left, upper right, lower left, lower right as they are printed. */
  readonly parts: readonly BlockPart[];
};

/** Both jaws to press teeth on, as the cross of the sheet lies: by mouse, or with the arrows and the space bar. */
export const ToothChart = memo(({ session, label, parts }: Props) => {
  const [marked, setMarked] = useState(7);
  const chart = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = toothBeside(marked, event.key);
    if (next === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    setMarked(next);
    chart.current?.querySelector<HTMLElement>(`[data-tooth="${next}"]`)?.focus();
  };
  return (
    <div ref={chart} className="gwf-jaws" role="group" aria-label={`${label}：牙位图`}>
      {parts.map((part, quadrant) => (
        <Quadrant
          key={part.field.key}
          session={session}
          part={part}
          label={label}
          quadrant={quadrant}
          marked={marked}
          onMark={setMarked}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
});
ToothChart.displayName = 'ToothChart';

type QuadrantProps = {
  readonly session: FormSession;
  readonly part: BlockPart;
  readonly label: string;
  readonly quadrant: number;
  readonly marked: number;
  readonly onMark: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const Quadrant = ({ session, part, label, quadrant, marked, onMark, onKeyDown }: QuadrantProps) => {
  const { value } = useFieldState(session, part.field.key);
  const there = teethIn(value);
  const left = quadrant % 2 === 0;
  const lower = quadrant >= 2;
  // The middle line lies between the quadrants: on its left the eighth tooth comes first.
  const teeth = left ? [...TEETH_OF_QUADRANT].reverse() : TEETH_OF_QUADRANT;
  return (
    <div className="gwf-quadrant">
      {teeth.map((position, column) => {
        const at = (lower ? 16 : 0) + (left ? 0 : 8) + column;
        return (
          <button
            key={position}
            type="button"
            role="checkbox"
            aria-checked={there.includes(position)}
            aria-label={`${label}·${part.label} ${position} ${TOOTH_NAMES[position - 1]}`}
            title={`${part.label} ${position} ${TOOTH_NAMES[position - 1]}`}
            data-tooth={at}
            tabIndex={at === marked ? 0 : -1}
            onFocus={() => onMark(at)}
            onKeyDown={onKeyDown}
            onClick={() => session.change(part.field.key, withTooth(value, position))}
          >
            <svg viewBox="0 0 20 26" width="20" height="26" aria-hidden="true">
              <path d={SHAPES[position - 1]} transform={lower ? undefined : 'rotate(180 10 13)'} />
            </svg>
            <b>{position}</b>
          </button>
        );
      })}
    </div>
  );
};
