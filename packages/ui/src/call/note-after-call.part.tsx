import { CallDesk, CallNotes, type CurrentCall, type UnsavedNote } from '@gongwei/application/call';
import { useState } from 'react';
import { Button, DialogBox, Icon, useBehavior, useService } from '../shared/index.ts';
import { CallNoteForm, type NotedCall } from './call-note.part.tsx';
import { durationWords } from './duration.rules.ts';

/**
 * After a call about a resident: the note for their timeline, behind a button that waits until somebody has the time. One that was begun
 * and not saved (the page was loaded anew, somebody logged out) is offered again.
 */
export const NoteAfterCall = () => {
  const desk = useService(CallDesk);
  const last = useBehavior(desk.lastCall$);
  const running = useBehavior(desk.call$);
  const unsaved = useBehavior(useService(CallNotes).unsaved$);
  const [open, setOpen] = useState<string>();
  const ended =
    last?.resident && last.inviter
      ? { callId: last.callId, residentId: last.resident.residentId, title: last.resident.title }
      : undefined;
  const about = ended ?? begunNote(unsaved, running);
  if (!about) return null;
  if (open !== about.callId)
    return (
      <Button className="gw-note-after" onClick={() => setOpen(about.callId)}>
        <Icon name="pen" />
        {ended ? '写' : '继续写'}通话备注（{about.title}）
      </Button>
    );
  return (
    <DialogBox title="通话备注" width={480} initialFocus="textarea" onClose={() => setOpen(undefined)} actions={null}>
      <p className="gw-note-about">
        关于居民 {about.title}
        {ended && last ? `，通话 ${durationWords(last.seconds)}` : ''}。备注随这次通话记入该居民的服务记录。
      </p>
      <CallNoteForm
        about={about}
        onDone={() => {
          setOpen(undefined);
          if (ended) desk.forgetLastCall();
        }}
      />
    </DialogBox>
  );
};

const begunNote = (unsaved: readonly UnsavedNote[], running: CurrentCall | undefined): NotedCall | undefined =>
  unsaved.find(({ callId, text }) => callId !== running?.callId && text.trim() !== '');
