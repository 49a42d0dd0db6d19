import { CallDesk } from '@gongwei/application/call';
import { useState } from 'react';
import { Button, DialogBox, Icon, useBehavior, useService } from '../shared/index.ts';
import { CallNoteForm } from './call-note.part.tsx';
import { durationWords } from './duration.rules.ts';

/** After a call about a resident: the note for their timeline, behind a button that waits until somebody has the time. */
export const NoteAfterCall = () => {
  const desk = useService(CallDesk);
  const last = useBehavior(desk.lastCall$);
  const [open, setOpen] = useState<string>();
  if (!last?.resident || !last.inviter) return null;
  const { callId, resident, seconds } = last;
  if (open !== callId)
    return (
      <Button className="gw-note-after" onClick={() => setOpen(callId)}>
        <Icon name="pen" />
        写通话备注（{resident.title}）
      </Button>
    );
  return (
    <DialogBox title="通话备注" width={480} initialFocus="textarea" onClose={() => setOpen(undefined)} actions={null}>
      <p className="gw-note-about">
        关于居民 {resident.title}，通话 {durationWords(seconds)}。备注随这次通话记入该居民的服务记录。
      </p>
      <CallNoteForm callId={callId} onDone={desk.forgetLastCall} />
    </DialogBox>
  );
};
