import type { ChartSheet } from '@gongwei/domain/charts';
import { sameJson } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { listened, type Behavior } from '../shared/index.ts';
import type { FormSession } from './form-session.service.ts';

type Filled = Pick<FormSession, 'field$' | 'recordId' | 'context'>;

/** What a chart may draw of a form: values that are asked and free of errors, so that a half typed number moves no point. */
export function sheetOf(session: Filled, keys: readonly string[]): ChartSheet {
  const answers: Record<string, Json> = {};
  for (const key of keys) {
    const { value, visible, issues } = session.field$(key).value;
    if (visible && value !== undefined && !issues.some(({ severity }) => severity === 'error')) answers[key] = value;
  }
  return { recordId: session.recordId, context: session.context, answers };
}

/**
 * A chart's view of the form while somebody looks at it. Only its own fields wake it, and only when `later` says so, in the next pause of
 * typing: nobody types in a chart. `later` gives back how to take it back.
 */
export function createChartSheet(
  session: Filled,
  keys: readonly string[],
  later: (run: () => void) => () => void,
): { readonly state$: Behavior<{ readonly sheet: ChartSheet }> } {
  const subject = new BehaviorSubject({ sheet: sheetOf(session, keys) });
  const take = (): void => {
    const [known, taken] = [subject.value.sheet, sheetOf(session, keys)];
    const same =
      known.recordId === taken.recordId && known.context === taken.context && sameJson(known.answers, taken.answers);
    if (!same) subject.next({ sheet: taken });
  };
  return {
    state$: listened(subject, (scope) => {
      let forget = (): void => {};
      scope.onEnd(() => forget());
      for (const key of keys) scope.listen(session.field$(key), () => void (forget = later(take)));
    }),
  };
}
