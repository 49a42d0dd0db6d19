import { CallService, CallNotes, CallNoteSaving, type CurrentCall, type UnsavedNote } from '@gongwei/application/call';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, Icon, useBehavior, useNotify, useService } from '../shared/index.ts';
import type { NotedCall } from './call-note.part.tsx';
import { formatDuration } from './duration.rules.ts';

export const loadNoteDialog = () => import('./call-note-dialog.part.tsx');
const CallNoteDialog = lazy(() => loadNoteDialog().then((module) => ({ default: module.CallNoteDialog })));

type Editing = { readonly about: NotedCall; readonly start: string };

/**
 * After a call about a resident: what was noted is saved already and may be changed; where nothing was, the note waits behind a button
 * until somebody has the time. One that was begun and could not be saved (the page was loaded anew, the line was down) is offered again.
 */
export const NoteAfterCall = () => {
  const desk = useService(CallService);
  const last = useBehavior(desk.lastCall$);
  const running = useBehavior(desk.call$);
  const unsaved = useBehavior(useService(CallNotes).unsaved$);
  const [editing, setEditing] = useState<Editing>();
  useSaidWhenSaved(setEditing);
  const ended =
    last?.resident && last.inviter
      ? { callId: last.callId, residentId: last.resident.residentId, title: last.resident.title }
      : undefined;
  const begun = begunNote(unsaved, running);
  const about = ended ?? begun;
  if (editing)
    return (
      <Suspense fallback={null}>
        <CallNoteDialog
          {...editing}
          {...(last?.callId === editing.about.callId && { facts: `，通话 ${formatDuration(last.seconds)}` })}
          onClose={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            if (last?.callId === editing.about.callId) desk.forgetLastCall();
          }}
        />
      </Suspense>
    );
  if (!about) return null;
  return (
    <Button className="gw-note-after" onClick={() => setEditing({ about, start: '' })}>
      <Icon name="pen" />
      {begun?.callId === about.callId ? '继续写' : '写'}通话备注（{about.title}）
    </Button>
  );
};

/** Says that the note was saved on hanging up; from there it can be changed at once. */
function useSaidWhenSaved(change: (editing: Editing) => void): void {
  const saving = useService(CallNoteSaving);
  const desk = useService(CallService);
  const notify = useNotify();
  useEffect(() => {
    const saved = saving.saved$.subscribe(({ text, ...about }) => {
      if (desk.lastCall$.value?.callId === about.callId) desk.forgetLastCall();
      notify({
        text: '通话备注已保存，记入该居民的服务记录',
        action: { label: '修改', run: () => change({ about, start: text.trim() }) },
      });
    });
    return () => saved.unsubscribe();
  }, [saving, desk, notify, change]);
}

const begunNote = (unsaved: readonly UnsavedNote[], running: CurrentCall | undefined): NotedCall | undefined =>
  unsaved.find(({ callId, text }) => callId !== running?.callId && text.trim() !== '');
