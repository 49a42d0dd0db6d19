import { DialogBox } from '../shared/index.ts';
import { CallNoteForm, type NotedCall } from './call-note.part.tsx';

type Props = {
  readonly about: NotedCall;
  /** What was noted before. */
  readonly start?: string;
  /** Behind the name, e.g. how long was talked. */
  readonly facts?: string;
  /** Put aside: what was typed is offered again. */
  readonly onClose: () => void;
  /** Saved, or given up. */
  readonly onDone: () => void;
};

/** The note on a call that is over, written or changed. */
export const CallNoteDialog = ({ about, start = '', facts = '', onClose, onDone }: Props) => (
  <DialogBox title="通话备注" width={480} initialFocus="textarea" onClose={onClose} actions={null}>
    <p className="gw-note-about">
      关于居民 {about.title}
      {facts}。备注随这次通话记入该居民的服务记录。
    </p>
    <CallNoteForm about={about} start={start} onDone={onDone} />
  </DialogBox>
);
