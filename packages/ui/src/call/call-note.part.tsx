import { CallLog, CallNotes, type UnsavedNote } from '@gongwei/application/call';
import { useId, useState } from 'react';
import { Button, ProblemLine, useBehavior, useNotify, useService } from '../shared/index.ts';
import { sentenceOf } from './use-start-call.ts';
import './call-note.css';

/** As much as a note may hold. */
const NOTE_LENGTH = 500;

/** A call a note is written about, and whom it is about. */
export type NotedCall = Omit<UnsavedNote, 'text'>;

/** What was typed and is not saved yet, else what is saved. */
function useNoteText({ callId }: NotedCall, saved: string): string {
  return useBehavior(useService(CallNotes).unsaved$).find((note) => note.callId === callId)?.text ?? saved;
}

/** The line for the note on a call about a resident; what is written stays until it is saved or given up. */
export const CallNoteBox = ({
  about,
  rows = 4,
  start = '',
}: {
  readonly about: NotedCall;
  readonly rows?: number;
  readonly start?: string;
}) => {
  const notes = useService(CallNotes);
  const trouble = useBehavior(notes.trouble$);
  const text = useNoteText(about, start);
  const id = useId();
  return (
    <div className="gw-call-note">
      <label htmlFor={id}>通话备注</label>
      <textarea
        id={id}
        className="gw-textarea"
        rows={rows}
        maxLength={NOTE_LENGTH}
        placeholder="如：建议加用…，两周后复测"
        value={text}
        onChange={(event) => notes.write({ ...about, text: event.target.value })}
      />
      {trouble ? (
        <p className="gw-call-note-trouble" role="alert">
          备注暂时无法保存在本机，保存之前请不要刷新或关闭页面。
        </p>
      ) : null}
    </div>
  );
};

/** The same with the button that saves it into the resident's timeline, once the call is over. */
export const CallNoteForm = ({
  about,
  start = '',
  onDone,
}: {
  readonly about: NotedCall;
  /** What was noted before. */
  readonly start?: string;
  readonly onDone: () => void;
}) => {
  const log = useService(CallLog);
  const notes = useService(CallNotes);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const text = useNoteText(about, start).trim();
  const save = async (): Promise<void> => {
    setBusy(true);
    const failure = await sentenceOf(log.note(about.callId, text));
    setBusy(false);
    setProblem(failure);
    if (failure !== undefined) return;
    notes.forget(about.callId);
    notify({ text: '通话备注已保存' });
    onDone();
  };
  return (
    <div className="gw-call-note-form">
      <CallNoteBox about={about} start={start} />
      <ProblemLine className="gw-dialog-problem" problem={problem} />
      <p className="gw-call-note-acts">
        <Button
          onClick={() => {
            notes.forget(about.callId);
            onDone();
          }}
        >
          {start === '' ? '不写备注' : '不改备注'}
        </Button>
        <Button look="primary" busy={busy} disabled={text === start} onClick={() => void save()}>
          保存备注
        </Button>
      </p>
    </div>
  );
};
