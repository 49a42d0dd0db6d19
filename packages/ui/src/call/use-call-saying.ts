import { CallService, createBlockedSound } from '@gongwei/application/call';
import { useEffect } from 'react';
import { useLoaded, useNotify, useService } from '../shared/index.ts';
import { NOTICE_KINDS, deviceMessage } from './call-labels.ts';

/** Says the messages and troubles of calls once, on whatever page one is; and whether the sound waits for a click. */
export function useCallSaying(): { readonly soundBlocked: boolean; readonly playSound: () => void } {
  const desk = useService(CallService);
  const notify = useNotify();
  useEffect(() => {
    const messages = desk.messages$.subscribe(({ tone, text }) => {
      const kind = NOTICE_KINDS[tone];
      notify({ text, ...(kind && { kind }) });
    });
    const troubles = desk.troubles$.subscribe((trouble) => {
      if (trouble.kind === 'autoplay-blocked') return;
      if (trouble.kind === 'screen-ended') notify({ kind: 'info', text: '已停止共享屏幕' });
      else if (trouble.kind === 'not-reached') notify({ kind: 'warn', text: trouble.message });
      else if (trouble.kind === 'room-lost') notify({ kind: 'danger', text: trouble.message });
      else notify({ kind: 'warn', text: deviceMessage(trouble.device, trouble.because) ?? '' });
    });
    return () => {
      messages.unsubscribe();
      troubles.unsubscribe();
    };
  }, [desk, notify]);
  return useLoaded(createBlockedSound, desk);
}
