import { questionOfSnapshot, type AnalysisQuestion } from '@gongwei/domain/measures';
import { createScope, faultOf, type IdSource, type Scope } from '../shared/index.ts';
import type { AnalysisSession, SnapshotsState } from './analyses.service.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';

type Around = { readonly page: string; readonly ids: IdSource; readonly question: () => AnalysisQuestion };

/** Frozen numbers of a page: which there are, one of them beside what it comes to now, and freezing what is looked at. */
export function createSnapshots(
  gateway: AnalysisGateway,
  scope: Scope,
  { page, ids, question }: Around,
): Pick<AnalysisSession, 'snapshots$' | 'showSnapshots' | 'openSnapshot' | 'closeSnapshot' | 'freeze'> {
  const snapshots$ = scope.behavior<SnapshotsState>({});
  let asking = createScope();
  // The same try again is the same snapshot, also where the first answer was lost.
  let saving: { readonly key: string; readonly id: string } | undefined;
  scope.onEnd(() => asking.end());
  const set = (change: Partial<SnapshotsState>): void => {
    const { fault: _, ...kept } = snapshots$.value;
    snapshots$.next({ ...kept, ...change });
  };
  const attempt = async (work: (mine: Scope) => Promise<void>): Promise<void> => {
    asking.end();
    const mine = (asking = createScope());
    try {
      await work(mine);
    } catch (thrown) {
      if (!mine.ended) set({ fault: faultOf(thrown), freezing: false });
    }
  };
  const list = async (mine: Scope): Promise<void> => {
    const rows = await gateway.snapshots(page, mine);
    if (!mine.ended) set({ rows });
  };
  const closed = (): void => {
    const { open: _, ...kept } = snapshots$.value;
    snapshots$.next(kept);
  };
  return {
    snapshots$,
    showSnapshots: () => void attempt(list),
    openSnapshot: (id) =>
      attempt(async (mine) => {
        closed();
        const frozen = await gateway.snapshot(page, id, mine);
        if (!mine.ended) set({ open: { frozen } });
        const now = await gateway.figures(questionOfSnapshot(page, frozen), mine);
        if (!mine.ended) set({ open: { frozen, now } });
      }),
    closeSnapshot() {
      asking.end();
      closed();
    },
    freeze: (title) =>
      attempt(async (mine) => {
        const asked = question();
        const key = JSON.stringify([asked, title]);
        saving = saving?.key === key ? saving : { key, id: ids.next() };
        set({ freezing: true });
        await gateway.freeze(asked, saving.id, title);
        saving = undefined;
        set({ freezing: false });
        if (!mine.ended) await list(mine);
      }),
  };
}
