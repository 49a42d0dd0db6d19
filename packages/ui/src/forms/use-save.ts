import type { FormSession } from '@gongwei/application/forms';
import type { FieldIssue, RecordSnapshot } from '@gongwei/domain/forms';
import { useCallback, useState } from 'react';

export type SaveAsk =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reason' }
  | { readonly kind: 'warnings'; readonly issues: readonly FieldIssue[]; readonly reason?: string }
  | { readonly kind: 'conflict' };

type Hooks = {
  /** Errors or missing answers stopped the save: show them, cursor into the first. */
  readonly onIssues: (firstField: string, count: number) => void;
  readonly onSaved: (record: RecordSnapshot) => void;
};

/** Saving as a conversation: reason for a stored record, one question for warnings, then done or a conflict to settle. */
export function useSave(session: FormSession, { onIssues, onSaved }: Hooks) {
  const [ask, setAsk] = useState<SaveAsk>({ kind: 'nothing' });
  const [saving, setSaving] = useState(false);

  const attempt = useCallback(async (options: { readonly reason?: string; readonly acceptWarnings?: boolean }) => {
    setSaving(true);
    setAsk({ kind: 'nothing' });
    try {
      const outcome = await session.save(options);
      if (outcome.ok) onSaved(outcome.record);
      else if (outcome.because === 'issues') onIssues(outcome.firstField, outcome.issues.length);
      else if (outcome.because === 'warnings') setAsk({ kind: 'warnings', issues: outcome.issues, ...(options.reason ? { reason: options.reason } : {}) });
      else if (outcome.because === 'conflict') setAsk({ kind: 'conflict' });
    } finally {
      setSaving(false);
    }
  }, [session, onIssues, onSaved]);

  const save = useCallback(() => {
    const { record, step } = session.status$.value;
    if (step === 'saving') return;
    if (step === 'conflict') setAsk({ kind: 'conflict' });
    else if (record && step !== 'clean' && step !== 'saved' && session.issues$.value.every((issue) => issue.severity === 'warning')) setAsk({ kind: 'reason' });
    else void attempt({});
  }, [session, attempt]);

  const settle = useCallback(async (choices: { readonly [key: string]: 'mine' | 'theirs' }) => {
    setAsk({ kind: 'nothing' });
    await session.resolve(choices);
    const { record, step } = session.status$.value;
    if (step === 'saved' && record) onSaved(record);
    else if (step === 'conflict') setAsk({ kind: 'conflict' });
  }, [session, onSaved]);

  return { ask, saving, save, attempt, settle, close: useCallback(() => setAsk({ kind: 'nothing' }), []) };
}
