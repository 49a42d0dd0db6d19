import { SessionService, type Captcha, type CaptchaTask } from '@gongwei/application/identity';
import { useCallback, useRef, useState } from 'react';
import { useService } from '../shared/index.ts';

export type CaptchaQuestion = {
  readonly kind: 'picture' | 'words';
  /** Absent while it is fetched, and where it could not be. */
  readonly task?: CaptchaTask | undefined;
  readonly failure?: unknown;
  readonly text: string;
};

export type CaptchaState = {
  /** Absent: no code is asked for. */
  readonly question: CaptchaQuestion | undefined;
  readonly answer: Captcha | undefined;
  /** Fetches another one; `kind` stays unless named. */
  readonly ask: (kind?: 'picture' | 'words') => void;
  readonly write: (text: string) => void;
};

/** The question beside a password, once the server wants one. Each is good for one try, so every refusal brings another. */
export function useCaptcha(): CaptchaState {
  const session = useService(SessionService);
  const [question, setQuestion] = useState<CaptchaQuestion>();
  const kindRef = useRef<'picture' | 'words'>('picture');
  const latestRef = useRef(0);
  const ask = useCallback(
    (wanted = kindRef.current) => {
      kindRef.current = wanted;
      const mine = (latestRef.current += 1);
      const show = (more: Pick<CaptchaQuestion, 'task' | 'failure'>): void => {
        if (mine === latestRef.current) setQuestion({ kind: wanted, text: '', ...more });
      };
      show({});
      session.captcha(wanted).then(
        (task) => show({ task }),
        (failure: unknown) => show({ failure }),
      );
    },
    [session],
  );
  const write = useCallback((text: string) => setQuestion((known) => known && { ...known, text }), []);
  const { task, text = '' } = question ?? {};
  return { question, answer: task && { text, random: task.random }, ask, write };
}
