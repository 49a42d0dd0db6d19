import type { CallService } from '@gongwei/application/call';
import { useEffect } from 'react';
import { answerKeyOf } from './call-keys.rules.ts';

/** Hangs up from wherever the cursor is. */
export function useEndKey(desk: CallService): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.repeat || answerKeyOf(event) !== 'end') return;
      event.preventDefault();
      desk.hangUp();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [desk]);
}
