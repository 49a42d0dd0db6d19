import { ARCHIVE_EVENT_LABELS, archiveEventsFrom, type Resident } from '@gongwei/domain/resident';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Icon, MenuButton, useMay, useUserSession } from '../../shared/index.ts';
import { eventsFor, type AskedType, type LeavingTold } from '@gongwei/domain/resident';

const Dialog = lazy(() =>
  import('./archive-event-dialog.part.tsx').then((module) => ({ default: module.ArchiveEventDialog })),
);
const Merge = lazy(() => import('../merge/merge-dialog.part.tsx').then((module) => ({ default: module.MergeDialog })));

/** What a sheet told of, on the way here; kept in the history's state. */
const leavingIn = (state: unknown): LeavingTold | undefined =>
  (state as { readonly leaving?: LeavingTold } | null)?.leaving;

/** 档案状态: what may become of the file now, for those who may do it. */
export const ArchiveActions = ({ resident, onDone }: { readonly resident: Resident; readonly onDone: () => void }) => {
  const [mayEdit, mayManage] = [useMay('gwjkdngl:E'), useMay('gwjkdngl:M')];
  const level = useUserSession()?.institution?.level ?? 5;
  const told = leavingIn(useLocation().state);
  const [asked, setAsked] = useState<AskedType | undefined>(told?.event);
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
      <AskedEvent {...{ resident, asked, events, told }} onClose={() => setAsked(undefined)} onDone={onDone} />
    </>
  );
};

/** The window of the event that was picked or told of, where the file may go that way. */
const AskedEvent = ({
  resident,
  asked,
  events,
  told,
  onClose,
  onDone,
}: {
  readonly resident: Resident;
  readonly asked: AskedType | undefined;
  readonly events: readonly AskedType[];
  readonly told: LeavingTold | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) =>
  asked && events.includes(asked) ? (
    <Suspense fallback={null}>
      <Dialog
        resident={resident}
        type={asked}
        given={told?.event === asked ? told : undefined}
        onClose={onClose}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </Suspense>
  ) : null;
