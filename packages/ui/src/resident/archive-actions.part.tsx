import { ARCHIVE_EVENT_LABELS, archiveEventsFrom, type Resident } from '@gongwei/domain/resident';
import { lazy, Suspense, useState } from 'react';
import { Icon, MenuButton, useMay, useUserSession } from '../shared/index.ts';
import { eventsFor, type AskedType } from '@gongwei/domain/resident';

const Dialog = lazy(() =>
  import('./archive-event-dialog.part.tsx').then((module) => ({ default: module.ArchiveEventDialog })),
);
const Merge = lazy(() => import('./merge-dialog.part.tsx').then((module) => ({ default: module.MergeDialog })));

/** 档案状态: what may become of the file now, for those who may do it. */
export const ArchiveActions = ({ resident, onDone }: { readonly resident: Resident; readonly onDone: () => void }) => {
  const [mayEdit, mayManage] = [useMay('gwjkdngl:E'), useMay('gwjkdngl:M')];
  const level = useUserSession()?.institution?.level ?? 5;
  const [asked, setAsked] = useState<AskedType>();
  const [merging, setMerging] = useState(false);
  const events = eventsFor(resident.status, { mayEdit, mayManage }, level <= 3);
  const mayMerge = mayManage && archiveEventsFrom(resident.status).includes('VOID');
  if (events.length === 0 && !mayMerge) return null;
  return (
    <>
      <MenuButton
        entries={[
          ...events.map((type) => ({ key: type, label: ARCHIVE_EVENT_LABELS[type], onPick: () => setAsked(type) })),
          ...(mayMerge ? [{ key: 'merge', label: '合并档案…', onPick: () => setMerging(true) }] : []),
        ]}
      >
        档案状态
        <Icon name="down" size={12} />
      </MenuButton>
      {merging ? (
        <Suspense fallback={null}>
          <Merge
            resident={resident}
            onClose={() => setMerging(false)}
            onDone={() => {
              setMerging(false);
              onDone();
            }}
          />
        </Suspense>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <Dialog
            resident={resident}
            type={asked}
            onClose={() => setAsked(undefined)}
            onDone={() => {
              setAsked(undefined);
              onDone();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
