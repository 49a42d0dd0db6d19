import type { Behavior } from '@gongwei/application/shared';
import { useState } from 'react';
import { useBehavior } from './use-behavior.ts';

type UseCase = { readonly state$: Behavior<unknown> };
type StateOf<Case> = Case extends { readonly state$: Behavior<infer State> } ? State : never;

/**
 * Opens a use case of `application` for as long as a screen shows it: its state, and its commands beside it. `open` is one of
 * application's functions; with another argument another use case is opened, which begins without an answer.
 */
export function useLoaded<Needs extends readonly unknown[], Case extends UseCase>(
  open: (...needs: Needs) => Case,
  ...needs: Needs
): StateOf<Case> & Omit<Case, 'state$'> {
  const [kept, keep] = useState(() => ({ open, needs, opened: open(...needs) }));
  let { opened } = kept;
  if (kept.open !== open || kept.needs.some((need, at) => need !== needs[at])) {
    opened = open(...needs);
    keep({ open, needs, opened });
  }
  const { state$, ...commands } = opened;
  return { ...(useBehavior(state$) as StateOf<Case> & object), ...commands };
}
