import { ResidentDirectory } from '@gongwei/application/resident';
import { useState } from 'react';
import { useNotify } from './notices.part.tsx';
import { useService } from './services.tsx';
import { wordsOf } from './state.part.tsx';

type Asked = Parameters<ResidentDirectory['reveal']>[1];

/**
 * The one way by which a screen shows a number that is masked: the server gives it out and writes the showing down. `reveal` answers
 * with the whole number; `undefined` where it was not got, which the user has been told by then, or where the answer is still awaited.
 */
export function useReveal(): {
  readonly busy: boolean;
  /** `word`: what is asked for, as the user calls it. */
  reveal(residentId: string, what: Asked, word: string): Promise<string | undefined>;
} {
  const directory = useService(ResidentDirectory);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async reveal(residentId, what, word) {
      if (busy) return undefined;
      setBusy(true);
      try {
        return await directory.reveal(residentId, what);
      } catch (failure) {
        notify({ kind: 'danger', text: `${word}没有取到：${wordsOf(failure).message}` });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
