import type { AnalysisSession, AnalysisState } from '@gongwei/application/measures';
import { meantElseOn, yearsEarlier, type MeasureLabels } from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import { Button } from '../shared/index.ts';
import './meaning-switch.css';

/** So many names are written out; of more it is said how many. */
const NAMED = 3;

/**
 * 按当时口径 or 按现行口径, for numbers that would not be the same: of a period before what a measure means today. Who may not open people asks
 * by the meaning of the time only, which needs no second answer.
 */
export const MeaningSwitch = ({
  session,
  state: { view, words },
}: {
  readonly session: AnalysisSession;
  readonly state: AnalysisState;
}) => {
  const { until } = view.compared ? yearsEarlier(view, 1) : view;
  const others = words?.mayOpen ? meantElseOn(words.measures, until) : [];
  if (others.length === 0) return null;
  return (
    <div className="gwm-meaning" role="group" aria-label="口径">
      {[false, true].map((now) => (
        <Button
          key={String(now)}
          aria-pressed={view.asNow === now}
          look={view.asNow === now ? 'primary' : 'normal'}
          onClick={() => session.look({ asNow: now })}
        >
          {now ? '按现行口径' : '按当时口径'}
        </Button>
      ))}
      <Changed others={others} until={until} asNow={view.asNow} />
    </div>
  );
};

/** Which numbers mean something else now, since when, and by what they are shown. */
const Changed = ({
  others,
  until,
  asNow,
}: {
  readonly others: readonly MeasureLabels[];
  readonly until: CalendarDay;
  readonly asNow: boolean;
}) => {
  const names = others.slice(0, NAMED).map(({ label }) => `“${label}”`);
  const since = [...new Set(others.flatMap(({ changed = [] }) => changed.filter((day) => until < day)))].sort();
  return (
    <span>
      {names.join('、')}
      {others.length > NAMED ? `等 ${others.length} 项` : ''}
      {since.length > 1 ? '先后' : ''}自 {since.join('、')} 起改了口径，
      {asNow ? '现在按改后的算，与当年上报的数会有出入。' : '现在按当时的算，与当年上报的数一致。'}
    </span>
  );
};
