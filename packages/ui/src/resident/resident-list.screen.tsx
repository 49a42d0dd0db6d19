import type { ListDefinition } from '@gongwei/domain/lists';
import { useMemo } from 'react';
import { ListScreen, type ActionWindow, type AnswerFields } from '../lists/index.ts';
import { LoadingState } from '../shared/index.ts';
import { useMayReveal } from '../shared/use-may-reveal.ts';
import { AutoRegistration } from './auto-registration.part.tsx';
import { NewResidentWindow } from './new-resident/new-resident-window.part.tsx';
import { searchHintFor } from './search-hint.rules.ts';
import { useKeptFilters } from './use-kept-filters.ts';

/** 居民列表: the list of its definition, where files are opened and rosters begin. */
export const ResidentListScreen = ({
  definition,
  windows,
  fields,
  print,
}: {
  readonly definition: ListDefinition;
  /** Windows that come from elsewhere. */
  readonly windows: { readonly [name: string]: ActionWindow };
  readonly fields: AnswerFields;
  readonly print: ActionWindow;
}) => {
  const searchHint = searchHintFor(useMayReveal());
  const settled = useKeptFilters();
  const all = useMemo(() => ({ ...windows, 'new-resident': NewResidentWindow }), [windows]);
  if (!settled) return <LoadingState label="正在取居民列表…" />;
  return (
    <ListScreen
      definition={definition}
      windows={all}
      fields={fields}
      print={print}
      searchHint={searchHint}
      beside={<AutoRegistration />}
    />
  );
};
