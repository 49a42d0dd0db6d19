import { CallService } from '@gongwei/application/call';
import { useCallback, useEffect, useState } from 'react';
import { useBehavior, useNotify, useService } from '../shared/index.ts';
import { NOTICE_KINDS, troubleWords } from './call-words.ts';

/** Says the desk's messages and troubles once, on whatever page one is; remembers that the sound waits for a click. */
export function useCallSaying(): { readonly soundBlocked: boolean; readonly playSound: () => void } {
  const desk = useService(CallService);
  const notify = useNotify();
  const callId = useBehavior(desk.call$)?.callId;
  const [blockedIn, setBlockedIn] = useState<string>();
  useEffect(() => {
    const messages = desk.messages$.subscribe(({ tone, text }) => {
      const kind = NOTICE_KINDS[tone];
      notify({ text, ...(kind && { kind }) });
    });
    const troubles = desk.troubles$.subscribe((trouble) => {
      if (trouble.kind === 'autoplay-blocked') setBlockedIn(desk.call$.value?.callId);
      else if (trouble.kind === 'screen-ended') notify({ kind: 'info', text: '已停止共享屏幕' });
      else if (trouble.kind === 'not-reached') notify({ kind: 'warn', text: trouble.message });
      else if (trouble.kind === 'room-lost') notify({ kind: 'danger', text: trouble.message });
      else notify({ kind: 'warn', text: troubleWords(trouble.device, trouble.because) ?? '' });
    });
    return () => {
      messages.unsubscribe();
      troubles.unsubscribe();
    };
  }, [desk, notify]);
  const playSound = useCallback(() => {
    desk.play().then(
      () => setBlockedIn(undefined),
      // Still held back: the button stays.
      () => undefined,
    );
  }, [desk]);
  return { soundBlocked: callId !== undefined && blockedIn === callId, playSound };
}
