import type { Colleague } from '@gongwei/application/call';
import type { KeyboardEvent, ReactNode } from 'react';
import { PRESENCE_LABELS } from './call-labels.ts';

type Props = {
  readonly colleague: Colleague;
  readonly ticked: boolean;
  /** The one the Tab key stops at. */
  readonly active: boolean;
  readonly acts: ((colleague: Colleague, tabIndex: 0 | -1) => ReactNode) | undefined;
  readonly onToggle: (colleague: Colleague) => void;
  readonly onReach: () => void;
  /** Arrow keys lead from row to row. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Somebody who can be chosen, with whether they can be reached, in words too. */
export const ColleagueRow = ({ colleague, ticked, active, acts, onToggle, onReach, onKeyDown }: Props) => (
  <li className="gw-colleague" data-colleague={colleague.userId} data-ticked={ticked || undefined}>
    <label>
      <input
        type="checkbox"
        className="gw-check"
        tabIndex={active ? 0 : -1}
        checked={ticked}
        onFocus={onReach}
        onKeyDown={onKeyDown}
        onChange={() => onToggle(colleague)}
      />
      <span className="gw-colleague-name">{colleague.name}</span>
      <span className="gw-num gw-muted">{colleague.number}</span>
      <span className="gw-presence" data-presence={colleague.presence}>
        {PRESENCE_LABELS[colleague.presence]}
      </span>
    </label>
    {acts?.(colleague, active ? 0 : -1)}
  </li>
);
