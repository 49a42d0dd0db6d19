import type { FormSession } from '@gongwei/application/forms';
import type { RecordSnapshot } from '@gongwei/domain/forms';
import { useCallback, useEffect, type RefObject } from 'react';
import { useNotify } from '../../shared/notices.part.tsx';
import { explain } from '../form-dom.ts';
import type { FormRunner } from '../form-runner.ts';
import { useSave } from './use-save.ts';

/** Saving, with what is said of it: done, or the cursor in the first of the fields that stop it. What waits for the line goes with it. */
export function useSaveTold(
  session: FormSession,
  root: RefObject<HTMLElement | null>,
  runner: FormRunner,
  onSaved: ((record: RecordSnapshot) => void) | undefined,
): ReturnType<typeof useSave> {
  const notify = useNotify();
  useEffect(() => {
    addEventListener('online', session.repeatNow);
    return () => removeEventListener('online', session.repeatNow);
  }, [session]);
  return useSave(session, {
    onIssues: useCallback(
      (first: string, count: number) => {
        for (const section of root.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])
          section.dataset['left'] = '';
        notify({ text: `还有 ${count} 处需要处理，已定位到第一处。`, kind: 'warn' });
        runner.focusField(first);
        explain(root.current, first);
      },
      [notify, runner, root],
    ),
    onRefused: useCallback(
      (field: string) => {
        runner.focusField(field);
        explain(root.current, field);
      },
      [runner, root],
    ),
    onSaved: useCallback(
      (record: RecordSnapshot) => {
        notify({ text: '已保存' });
        onSaved?.(record);
      },
      [notify, onSaved],
    ),
  });
}
