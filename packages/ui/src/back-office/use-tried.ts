import type { Result } from '@gongwei/domain/shared';
import { useState } from 'react';
import { wordsOf } from '../shared/index.ts';

/** Work whose refusal, or whose fault of line or server, is told until the next try. `tried` says whether it was done. */
export function useTried() {
  const [trouble, setTrouble] = useState<string>();
  const tried = async (work: () => Promise<Result<unknown, string>>): Promise<boolean> => {
    const failure = await work().then(
      (done) => (done.ok ? undefined : done.failure),
      (thrown: unknown) => wordsOf(thrown).message,
    );
    setTrouble(failure);
    return failure === undefined;
  };
  return { trouble, tried, setTrouble };
}
