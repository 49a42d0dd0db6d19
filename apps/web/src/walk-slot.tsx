import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lateLists } from './composition/late-lists.ts';

const WalkBar = lazy(async () => ({ default: (await import('@gongwei/ui/lists')).WalkBar }));

/** Where one is in a list that is worked through; nothing until the first list was opened, since the bar's code comes with it. */
export const WalkSlot = () => {
  const here = useSyncExternalStore(lateLists.subscribe, lateLists.here);
  return here ? (
    <Suspense fallback={null}>
      <WalkBar />
    </Suspense>
  ) : null;
};
