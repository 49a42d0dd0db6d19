import type { ResidentCall } from '@gongwei/domain/resident';
import { lazy, Suspense, useState } from 'react';
import { Button, Icon } from '../../shared/index.ts';

const CallNoteDialog = lazy(() =>
  import('../call-note-dialog.part.tsx').then((module) => ({ default: module.CallNoteDialog })),
);

type Props = {
  readonly call: ResidentCall;
  readonly resident: { readonly id: string; readonly name: string };
  /** A note was written or changed: what is shown is old. */
  readonly onNoted: () => void;
};

/** Lets who called write or change the note on a talk, from the resident's file. Nothing for everybody else. */
export const CallNoteButton = ({ call: { callId, on, ownNote }, resident, onNoted }: Props) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (ownNote === undefined) return null;
  return (
    <>
      <Button
        look="icon"
        small
        aria-label={`${ownNote === '' ? '写' : '修改'} ${on} 通话的备注`}
        title="通话备注"
        onClick={() => setOpen(true)}
      >
        <Icon name="pen" size={14} />
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CallNoteDialog
            about={{ callId, residentId: resident.id, title: resident.name }}
            start={ownNote}
            onClose={close}
            onDone={() => {
              close();
              onNoted();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
