import { CallLog } from '@gongwei/application/call';
import { useId, useState } from 'react';
import { Button, ProblemLine, useNotify, useService } from '../shared/index.ts';
import { useCallContext } from './call-context.ts';
import { sentenceOf } from './use-start-call.ts';
import './call-note.css';

/** As much as a note may hold. */
const NOTE_LENGTH = 500;

/** The line for the note on a call about a resident; what is written stays until it is saved or given up. */
export const CallNoteBox = ({
  callId,
  rows = 4,
  start = '',
}: {
  readonly callId: string;
  readonly rows?: number;
  readonly start?: string;
}) => {
  const { notes, writeNote } = useCallContext();
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
        value={notes.get(callId) ?? start}
        onChange={(event) => writeNote(callId, event.target.value)}
      />
    </div>
  );
};

/** The same with the button that saves it into the resident's timeline, once the call is over. */
export const CallNoteForm = ({
  callId,
  start = '',
  onDone,
}: {
  readonly callId: string;
  /** What was noted before. */
  readonly start?: string;
  readonly onDone: () => void;
}) => {
  const log = useService(CallLog);
  const notify = useNotify();
  const { notes, writeNote } = useCallContext();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const text = (notes.get(callId) ?? start).trim();
  const save = async (): Promise<void> => {
    setBusy(true);
    const failure = await sentenceOf(log.note(callId, text));
    setBusy(false);
    setProblem(failure);
    if (failure !== undefined) return;
    writeNote(callId, undefined);
    notify({ text: '通话备注已保存' });
    onDone();
  };
  return (
    <div className="gw-call-note-form">
      <CallNoteBox callId={callId} start={start} />
      <ProblemLine className="gw-dialog-problem" problem={problem} />
      <p className="gw-call-note-acts">
        <Button
          onClick={() => {
            writeNote(callId, undefined);
            onDone();
          }}
        >
          不写备注
        </Button>
        <Button look="primary" busy={busy} disabled={text === ''} onClick={() => void save()}>
          保存备注
        </Button>
      </p>
    </div>
  );
};
