import type { FormSession } from '@gongwei/application/forms';
import { useMemo } from 'react';
import { useBehavior } from '../shared/use-behavior.ts';
import { openExams, type OpenExam } from './required-exams.rules.ts';

/** The exams still to be done, as the form stands now. */
export const openExamsOf = (session: FormSession): readonly OpenExam[] => openExams({
  fields: session.form.fields,
  resident: session.context.resident,
  answerOf: (key) => {
    const { visible, value } = session.field$(key).value;
    return visible ? value : undefined;
  },
});

/** The same, looked at again in the pauses of typing. */
export function useOpenExams(session: FormSession): readonly OpenExam[] {
  const progress = useBehavior(session.progress$);
  return useMemo(() => openExamsOf(session), [session, progress]);
}
