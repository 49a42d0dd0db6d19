import { CallService } from '@gongwei/application/call';
import type { CallKind } from '@gongwei/domain/call';
import type { Result } from '@gongwei/domain/shared';
import { useCallback } from 'react';
import { useService, wordsOf } from '../shared/index.ts';
import type { CallWish } from './call-context.ts';

/** '' where the user thought better of it. */
const NOT_NOW = '';

/** Calls once the devices were tried; every failure as a sentence. */
export function useStartCall(pass: () => Promise<boolean>) {
  const desk = useService(CallService);
  const place = useCallback(
    async (wish: CallWish) => ((await pass()) ? sentenceOf(desk.place(wish)) : NOT_NOW),
    [desk, pass],
  );
  const dial = useCallback(
    async (number: string, kind: CallKind) =>
      // Nobody tries devices to be told that there is no number.
      number === '' || (await pass()) ? sentenceOf(desk.dial(number, kind)) : NOT_NOW,
    [desk, pass],
  );
  return { place, dial };
}

/** `undefined`: it was done. */
export const sentenceOf = (outcome: Promise<Result<void, string>>): Promise<string | undefined> =>
  outcome.then(
    (result) => (result.ok ? undefined : result.failure),
    (failure: unknown) => wordsOf(failure).message,
  );
