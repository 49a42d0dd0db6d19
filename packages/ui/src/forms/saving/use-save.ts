import type { FormSession, SaveAnswer } from '@gongwei/application/forms';
import type { FieldIssue, RecordSnapshot } from '@gongwei/domain/forms';
import { useCallback, useRef, useState } from 'react';
import type { OpenExam } from '@gongwei/domain/check-up';
import { openExamsOf } from '../use-open-exams.ts';

type Options = { readonly reason?: string; readonly acceptWarnings?: boolean };
type Question = {
  readonly kind: 'warnings';
  readonly issues: readonly FieldIssue[];
  readonly exams: readonly OpenExam[];
  readonly reason?: string;
};

type SaveAsk =
  | { readonly kind: 'nothing' | 'conflict' }
  | { readonly kind: 'reason'; readonly options: Options }
  | Question;

type Hooks = {
  /** Errors or missing answers stopped the save: show them, cursor into the first. */
  readonly onIssues: (firstField: string, count: number) => void;
  /** The server refused an answer, with a sentence at its field: cursor into it. */
  readonly onRefused: (field: string) => void;
  readonly onSaved: (record: RecordSnapshot) => void;
};

const NOTHING: SaveAsk = { kind: 'nothing' };
const namesOf = (exams: readonly OpenExam[]): string => exams.map((exam) => exam.key).join(' ');
const isWarning = (issue: FieldIssue): boolean => issue.severity === 'warning';

/** Saving as a conversation: one question for warnings and open exams, the reason for a stored record, then done or a conflict to settle. */
export function useSave(session: FormSession, { onIssues, onRefused, onSaved }: Hooks) {
  const [ask, setAsk] = useState<SaveAsk>(NOTHING);
  const [saving, setSaving] = useState(false);
  /** Open exams that were asked about already; those of a record that came stored were when it was. */
  const known = useRef<string>(undefined);

  /** The reason given last; a conflict that is settled is the same save going on. */
  const reasonGiven = useRef<string>(undefined);

  const follow = useCallback(
    async (saveOnce: () => Promise<SaveAnswer>) => {
      setSaving(true);
      setAsk(NOTHING);
      try {
        const [outcome, reason] = [await saveOnce(), reasonGiven.current];
        if (outcome.ok) onSaved(outcome.record);
        else if (outcome.because === 'issues') onIssues(outcome.firstField, outcome.issues.length);
        else if (outcome.because === 'warnings')
          setAsk({ kind: 'warnings', issues: outcome.issues, exams: [], ...(reason ? { reason } : {}) });
        else if (outcome.because === 'conflict') setAsk({ kind: 'conflict' });
        else if (outcome.firstField !== undefined) onRefused(outcome.firstField);
      } finally {
        setSaving(false);
      }
    },
    [onIssues, onRefused, onSaved],
  );

  const attempt = useCallback(
    (options: Options) => {
      reasonGiven.current = options.reason;
      return follow(() => session.save(options));
    },
    [session, follow],
  );

  const proceed = useCallback(
    (options: Options) => {
      const { record, step } = session.status$.value;
      if (record && step !== 'clean' && step !== 'saved' && session.issues$.value.every(isWarning))
        setAsk({ kind: 'reason', options });
      else void attempt(options);
    },
    [session, attempt],
  );

  const save = useCallback(() => {
    const { step, record } = session.status$.value;
    if (step === 'saving') return;
    if (step === 'conflict') return setAsk({ kind: 'conflict' });
    const issues = session.issues$.value;
    // What an older version leaves behind is a question of its own, and one that the session asks.
    const exams =
      step !== 'clean' && step !== 'saved' && issues.every(isWarning) && session.unmatched$.value.length === 0
        ? openExamsOf(session)
        : [];
    known.current ??= record ? namesOf(exams) : '';
    if (exams.length > 0 && namesOf(exams) !== known.current) return setAsk({ kind: 'warnings', issues, exams });
    proceed({});
  }, [session, proceed]);

  const accept = useCallback(
    ({ issues, exams, reason }: Question) => {
      if (exams.length === 0) return void attempt({ acceptWarnings: true, ...(reason ? { reason } : {}) });
      known.current = namesOf(exams);
      proceed(issues.length > 0 ? { acceptWarnings: true } : {});
    },
    [attempt, proceed],
  );

  const settle = useCallback(
    (choices: { readonly [key: string]: 'mine' | 'theirs' }) => follow(() => session.resolve(choices)),
    [session, follow],
  );

  return { ask, saving, save, attempt, accept, settle, close: useCallback(() => setAsk(NOTHING), []) };
}
