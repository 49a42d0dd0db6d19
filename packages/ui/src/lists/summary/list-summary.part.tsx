import { isCodes, ListSessions, type ListState } from '@gongwei/application/lists';
import type { Filter, ListFacets } from '@gongwei/domain/lists';
import { useEffect, useMemo, useState } from 'react';
import { useBehavior, useService } from '../../shared/index.ts';
import { useList } from '../list-context.ts';
import { sharesOf, stagesOf } from './list-summary.rules.ts';
import './list-summary.css';

/** Pixels of the fullest. */
const STAGE_HEIGHT = 32;

type Props = { readonly state: ListState; readonly keys: readonly string[] };

/** How many rows are of each value of some filters, above the rows: a press narrows the list to them, another takes it back. */
export const ListSummary = ({ state, keys }: Props) => {
  const { session } = useList();
  const { places } = useService(ListSessions);
  const facets = useBehavior(session.facets$);
  const { question } = state;
  const filters = useMemo(() => session.definition.filters.filter(({ key }) => keys.includes(key)), [session, keys]);
  const [shown, setShown] = useState<ListFacets>({});
  // What was counted last stays until the new numbers are there: what was pressed keeps its place and the focus.
  if (shown !== facets && keys.every((key) => Object.hasOwn(facets, key))) setShown(facets);
  useEffect(() => session.askFacets(keys), [session, keys, question, facets]);
  useEffect(() => {
    for (const { key, kind } of filters) if (kind === 'person') places.askNames('users', Object.keys(shown[key] ?? {}));
  }, [places, filters, shown]);
  return (
    <section className="gw-list-summary" aria-label="汇总">
      {filters.map((filter) => {
        const Drawn = filter.key === session.definition.stages ? Stages : SummaryLine;
        return <Drawn key={filter.key} filter={filter} counts={shown[filter.key] ?? {}} state={state} />;
      })}
    </section>
  );
};

type LineProps = {
  readonly filter: Filter;
  readonly counts: { readonly [code: string]: number };
  readonly state: ListState;
};

/** What the list is narrowed to by a filter, and how a press narrows it or takes that back. */
function useNarrowing({ key }: Filter, { question }: ListState) {
  const { session } = useList();
  const value = question.where?.[key];
  const chosen = value && isCodes(value) ? value : [];
  const press = (code: string) => {
    const alone = chosen.length === 1 && chosen[0] === code;
    session.ask({ where: { [key]: alone ? undefined : [code] } });
  };
  return { chosen, press };
}

/** Steps of a way as bars beside each other. */
const Stages = ({ filter, counts, state }: LineProps) => {
  const words = useBehavior(useList().session.words$);
  const { chosen, press } = useNarrowing(filter, state);
  return (
    <div className="gw-list-stages" role="group" aria-label={filter.label}>
      {stagesOf(counts, words.filters[filter.key] ?? []).map(({ code, label, count, part }) => (
        <button
          key={code}
          type="button"
          className="gw-list-stage"
          aria-pressed={chosen.includes(code)}
          onClick={() => press(code)}
        >
          <span className="gw-num">{count}</span>
          <span className="gw-list-stage-bar" style={{ height: `${Math.round(part * STAGE_HEIGHT)}px` }} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
};

const SummaryLine = ({ filter, counts, state }: LineProps) => {
  const { session } = useList();
  const { places } = useService(ListSessions);
  const words = useBehavior(session.words$);
  const known = useBehavior(places.names$);
  const shares = sharesOf(filter, counts, words.filters[filter.key] ?? [], { ...state.rows.names, ...known });
  const { chosen, press } = useNarrowing(filter, state);
  return (
    <div className="gw-list-summary-line" role="group" aria-label={filter.label}>
      <span className="gw-list-summary-label">{filter.label}</span>
      {shares.map(({ code, label, count }) => (
        <button
          key={code}
          type="button"
          className="gw-list-summary-share"
          aria-pressed={chosen.includes(code)}
          onClick={() => press(code)}
        >
          {label} <span className="gw-num">{count}</span>
        </button>
      ))}
      {shares.length === 0 ? <span className="gw-list-summary-none">—</span> : null}
    </div>
  );
};
