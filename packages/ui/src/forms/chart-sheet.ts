import type { FormSession } from '@gongwei/application/forms';
import type { ChartSheet } from '@gongwei/domain/charts';
import type { Json } from '@gongwei/domain/shared';

/** What a chart may draw of a form: values that are asked and free of errors, so that a half typed number moves no point. */
export function sheetOf(session: FormSession, keys: readonly string[]): ChartSheet {
  const answers: Record<string, Json> = {};
  for (const key of keys) {
    const { value, visible, issues } = session.field$(key).value;
    if (visible && value !== undefined && !issues.some(({ severity }) => severity === 'error')) answers[key] = value;
  }
  return { recordId: session.recordId, context: session.context, answers };
}
