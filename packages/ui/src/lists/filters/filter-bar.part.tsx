import { askedFilters, isCodes, isNarrowed, ListSessions, type ListState } from '@gongwei/application/lists';
import { filtersFor, type FilterValue } from '@gongwei/domain/lists';
import { useEffect, useMemo, useState, type Ref } from 'react';
import { useReader } from '../../shared/use-may-reveal.ts';
import { SearchBox } from '../../shared/search-box.part.tsx';
import { Button, Icon, useBehavior, useService, useUserSession } from '../../shared/index.ts';
import { FilterButton } from './filter-button.part.tsx';
import { hintOf, inSight, withButtons, type Names } from './filter-labels.rules.ts';
import { useList } from '../list-context.ts';

type Props = {
  readonly state: ListState;
  readonly searchBox: Ref<HTMLInputElement>;
  readonly searchHint: string | undefined;
  /** Enter or ↓ in the search box: on to the rows. */
  readonly onSearchDone: () => void;
};

/** What narrows a list, in a line: ← → go from one to the next, ↓ opens it, Delete takes it away. */
export const FilterBar = ({ state, searchBox, searchHint, onSearchDone }: Props) => {
  const { session } = useList();
  const { definition } = session;
  const { question } = state;
  const names = useNames(state);
  const [all, setAll] = useState(false);
  const reader = useReader(definition);
  const ownLevel = useUserSession()?.institution.level ?? 5;
  const asked = askedFilters(definition, question);
  // Nothing lies below a village.
  const filters = withButtons(filtersFor(reader, definition), asked).filter(
    ({ kind }) => kind !== 'place' || ownLevel < 5,
  );
  const shown = inSight(filters, asked, all);
  const behind = filters.length - inSight(filters, [], false).length;
  const change = (key: string) => (value: FilterValue | undefined) => session.ask({ where: { [key]: value } });
  const clear = () =>
    session.ask({
      text: undefined,
      where: Object.fromEntries(definition.filters.map(({ key }) => [key, undefined])),
    });
  return (
    <div className="gw-filters" role="search" aria-label={`筛选${definition.title}`}>
      {definition.filters.some(({ kind }) => kind === 'text') ? (
        <SearchBox
          label={`查找${definition.title}`}
          ref={searchBox}
          value={question.text ?? ''}
          placeholder={searchHint ?? hintOf(definition)}
          aria-keyshortcuts="/"
          onChange={(event) => session.ask({ text: event.target.value })}
          onDone={onSearchDone}
        />
      ) : null}
      {shown.map((filter) => (
        <FilterButton
          key={filter.key}
          filter={filter}
          value={question.where?.[filter.key]}
          names={names}
          onChange={change(filter.key)}
        />
      ))}
      <span className="gw-filters-end">
        {behind > 0 ? (
          <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '收起' : `更多筛选`}
            <Icon name={all ? 'up' : 'down'} size={12} />
          </Button>
        ) : null}
        {isNarrowed(definition, question) ? (
          <Button look="quiet" onClick={clear}>
            清除筛选
          </Button>
        ) : null}
      </span>
    </div>
  );
};

/** Names of the institutions and staff that filters are set to. */
function useNames({ question, rows }: ListState): Names {
  const { session } = useList();
  const { places } = useService(ListSessions);
  const known = useBehavior(places.names$);
  const login = useUserSession();
  useEffect(() => {
    for (const { key, kind } of session.definition.filters) {
      const value = question.where?.[key];
      if (!value || !isCodes(value)) continue;
      if (kind === 'place') places.askNames('institutions', value);
      if (kind === 'person') places.askNames('users', value);
    }
  }, [places, session, question]);
  return useMemo(
    () => ({
      ...rows.names,
      ...known,
      ...Object.fromEntries((login?.doctors ?? []).map(({ id, name }) => [id, name])),
      ...TOKENS,
    }),
    [rows.names, known, login],
  );
}

/** What stands for whoever looks. */
const TOKENS = { '@me': '我', '@institution': '本机构', '@myInstitution': '本机构', '@today': '今天' };
