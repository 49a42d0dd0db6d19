import type { ReactNode } from 'react';
import './cells.css';

/** A box to tick in a table; `some`: a part of what it stands for is ticked. `isTick` tells a click meant for it from one on its row. */
export const TickBox = ({
  label,
  state,
  tabIndex,
  onTick,
}: {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  readonly tabIndex?: number;
  readonly onTick: (on: boolean) => void;
}): ReactNode => (
  <label className="gw-tick">
    <input
      type="checkbox"
      className="gw-check"
      aria-label={label}
      tabIndex={tabIndex}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={(event) => onTick(event.target.checked)}
    />
  </label>
);

/** A press on the box or close to it, which should not open the row. */
export const isTick = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.gw-tick') !== null;
