import type { CalendarSession } from '@gongwei/application/scheduling';
import { PERIODS, SESSION_STATE_LABELS } from '@gongwei/domain/scheduling';
import { Link } from 'react-router';

/** States that say themselves; of the others the bar says enough. */
const SAID = new Set(['0', '2', '3', '4', '5']);

/** A session in the calendar; `whole`: with its villages and stretches, where there is room. It leads to its desk. */
export const SessionEntry = ({ session, whole }: { readonly session: CalendarSession; readonly whole: boolean }) => {
  const { id, name, period, place, villages, capacity, reserved, state, slots } = session;
  const when = PERIODS.find(({ code }) => code === period)?.label ?? '';
  const filled = capacity > 0 ? Math.min(100, (100 * reserved) / capacity) : 0;
  const word = SESSION_STATE_LABELS[state];
  return (
    <Link
      className="gw-calendar-session"
      data-state={state}
      to={`/appointManage/day/${encodeURIComponent(id)}`}
      title={`${name}\n${villages}\n已约 ${reserved}，号源 ${capacity}`}
    >
      <span className="gw-calendar-line">
        <span className="gw-calendar-place">
          {when} {place}
        </span>
        <span className="gw-calendar-count">
          {reserved}/{capacity}
        </span>
      </span>
      <span className="gw-calendar-bar" aria-hidden="true">
        <span style={{ width: `${filled}%` }} />
      </span>
      {whole ? <span className="gw-calendar-more">{villages}</span> : null}
      {whole ? slots.map((slot) => <SlotLine key={slot} slot={slot} />) : null}
      {SAID.has(state) ? <span className="gw-calendar-state">{word}</span> : null}
    </Link>
  );
};

/** `07:30-08:30 5/5`, as the list says it. */
const SlotLine = ({ slot }: { readonly slot: string }) => {
  const [times = '', count = ''] = slot.split(' ');
  return (
    <span className="gw-calendar-line gw-calendar-more">
      <span>{times}</span>
      <span className="gw-calendar-count">{count}</span>
    </span>
  );
};
