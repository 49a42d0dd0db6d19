import type { ResidentQueryChange } from '@gongwei/application/resident';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { useEffect, useRef } from 'react';
import { ChoiceFilter, SearchBox, TickFilter } from '../shared/filters.ts';
import { Button, CONDITION_WORDS, SEX_WORDS } from '../shared/index.ts';
import { AgeRange } from './filter-controls.part.tsx';
import { PlaceFilter } from './place-filter.part.tsx';
import { filtersIn } from './resident-query-url.rules.ts';
import { DUE_WORDS, STATUS_WORDS } from './resident-words.ts';

/** The list's filters in one line at 1366 px. All of them live in the address. */
export const ResidentFilters = ({
  query,
  onChange,
  onClear,
  onSearchDone,
}: {
  readonly query: ResidentQuery;
  readonly onChange: (change: ResidentQueryChange) => void;
  readonly onClear: () => void;
  /** Enter or ↓ in the search box: on to the rows. */
  readonly onSearchDone: () => void;
}) => {
  const searchBox = useRef<HTMLInputElement>(null);
  useEffect(() => searchBox.current?.focus(), []);
  return (
    <form
      className="gw-filters"
      role="search"
      aria-label="筛选居民"
      onSubmit={(event) => {
        event.preventDefault();
        onSearchDone();
      }}
    >
      <SearchBox
        label="查找居民"
        ref={searchBox}
        value={query.text ?? ''}
        placeholder="姓名、拼音首字母、身份证号、档案号"
        onChange={(event) => onChange({ text: event.target.value || undefined })}
        onDone={onSearchDone}
      />
      <PlaceFilter query={query} onChange={onChange} />
      <ChoiceFilter label="性别" all="性别" value={query.sex} words={SEX_WORDS} onChange={(sex) => onChange({ sex })} />
      <AgeRange min={query.minAge} max={query.maxAge} onChange={onChange} />
      <ChoiceFilter
        label="疾病"
        all="全部疾病"
        value={query.condition}
        words={CONDITION_WORDS}
        onChange={(condition) => onChange({ condition })}
      />
      <ChoiceFilter
        label="待办"
        all="待办不限"
        value={query.due}
        words={DUE_WORDS}
        onChange={(due) => onChange({ due })}
      />
      <ChoiceFilter
        label="档案状态"
        all="状态不限"
        value={query.status}
        words={STATUS_WORDS}
        onChange={(status) => onChange({ status })}
      />
      <TickFilter
        label="我负责的"
        on={query.mine === true}
        onChange={(mine) => onChange({ mine: mine || undefined })}
      />
      {filtersIn(query) > 0 ? (
        <Button look="quiet" onClick={onClear}>
          清除筛选
        </Button>
      ) : null}
    </form>
  );
};
