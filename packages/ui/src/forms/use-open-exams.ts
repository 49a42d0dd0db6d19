import type { FormSession } from '@gongwei/application/forms';
import { useCallback, useMemo } from 'react';
import { openExams, type OpenExam } from '@gongwei/domain/check-up';
import { useSelected } from './use-selected.ts';

/** The exams still to be done, as the form stands now. None for a form that is no check-up. */
export const openExamsOf = (session: FormSession): readonly OpenExam[] =>
  assessmentOf(session) === undefined
    ? []
    : openExams({
        fields: session.form.fields,
        resident: session.context.resident,
        answerOf: (key) => {
          const { visible, value } = session.field$(key).value;
          return visible ? value : undefined;
        },
      });

/** The derivation that judges a check-up, by its key. */
export const assessmentOf = ({ form }: Pick<FormSession, 'form'>): string | undefined =>
  form.definition.derivations?.find((one) => one.rule === 'checkUpAssessment')?.key;

/** The same, looked at again in the pauses of typing. */
export function useOpenExams(session: FormSession): readonly OpenExam[] {
  const keys = useSelected(
    session.progress$,
    useCallback(
      () =>
        openExamsOf(session)
          .map((exam) => exam.key)
          .join(' '),
      [session],
    ),
  );
  return useMemo(
    () =>
      keys
        .split(' ')
        .filter(Boolean)
        .map((key) => ({ key, label: session.form.field(key).label })),
    [keys, session],
  );
}
