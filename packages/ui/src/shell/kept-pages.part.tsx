import { TabsService } from '@gongwei/application/shell';
import type { PageDefinition, PagePlace } from '@gongwei/domain/pages';
import { Activity, Suspense, use, useEffect, useState, type ContextType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router';
import { LoadingState, useBehavior, useService } from '../shared/index.ts';
import { PageGate } from './page-gate.part.tsx';
import { withKept } from './kept-pages.rules.ts';

type KeptPage = {
  /** Its tab. */
  readonly key: string;
  readonly turn: number;
  readonly page: ReactNode;
  /** The address it was last shown at: behind other pages it goes on seeing its own. */
  readonly where: ContextType<typeof LocationContext>;
  readonly place: PagePlace | undefined;
};

/**
 * The page in front, and behind it those that are kept alive: hidden, with everything in them, but asking and hearing nothing
 * (`Activity` ends their effects, so coming back asks anew). A page goes with its tab.
 */
export const KeptPages = ({
  tab,
  keep,
  place,
  pages,
}: {
  readonly tab: string;
  readonly keep: boolean;
  readonly place: PagePlace | undefined;
  /** Where the entries of a group are looked for. */
  readonly pages: readonly PageDefinition[];
}) => {
  const page = useOutlet();
  const where = use(LocationContext);
  const tabs = useBehavior(useService(TabsService).tabs$);
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    if (keep) setKept((old) => withKept(old, { key: tab, turn: performance.now(), page, where, place }));
  }, [keep, tab, page, where, place]);
  const behind = kept.filter(({ key }) => key !== tab && tabs.some(({ value }) => value === key));
  const present: KeptPage = { key: tab, turn: 0, page, where, place };
  const at = kept.findIndex(({ key }) => key === tab);
  // In the order of their first visit: moving a page in the document would make its inner lists forget where they stood.
  const all =
    at === -1
      ? [...behind, present]
      : kept.flatMap((one) => (one.key === tab ? [present] : behind.includes(one) ? [one] : []));
  return all.map((one) => (
    <Activity key={one.key} mode={one.key === tab ? 'visible' : 'hidden'}>
      <LocationContext value={one.where}>
        <PageGate place={one.place} pages={pages}>
          <Suspense fallback={<LoadingState />}>{one.page}</Suspense>
        </PageGate>
      </LocationContext>
    </Activity>
  ));
};
