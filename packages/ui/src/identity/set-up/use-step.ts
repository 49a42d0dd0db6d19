import type { SetUpRefusal } from '@gongwei/application/identity';
import type { Result } from '@gongwei/domain/shared';
import { useState } from 'react';
import { wordsOf } from '../../shared/index.ts';

/** One step that is sent: whether it is on its way, and in which sentence it was refused. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    busy,
    problem,
    say: setProblem,
    /** Does it and hands the outcome on; refusals and faults are told. */
    async run<Value>(work: () => Promise<Result<Value, SetUpRefusal>>, then: (value: Value) => void): Promise<void> {
      if (busy) return;
      setBusy(true);
      setProblem(undefined);
      try {
        const outcome = await work();
        if (outcome.ok) then(outcome.value);
        else setProblem(sentenceOf(outcome.failure));
      } catch (failure) {
        setProblem(wordsOf(failure).message);
      } finally {
        setBusy(false);
      }
    },
  };
}

const sentenceOf = ({ message, advice, fields = [] }: SetUpRefusal): string =>
  [message, ...fields.map((one) => one.message).filter((one) => one !== message), advice].filter(Boolean).join('。');
