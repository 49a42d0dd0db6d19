import { SLIPS_AT_ONCE } from '@gongwei/domain/back-office';
import { createScope, faultOf, type Behavior } from '../shared/index.ts';
import type { GivenPasswords, StaffGateway } from './staff-gateway.port.ts';

/** `fault`: what kept the rest from getting theirs; slips that came before are good and are told nowhere else. */
export type PasswordSlipsState = GivenPasswords & {
  readonly step: 'asking' | 'giving' | 'given';
  readonly fault?: unknown;
};

/** First passwords for many accounts, told once: whoever looks keeps them until the window closes. */
export interface PasswordSlips {
  readonly state$: Behavior<PasswordSlipsState>;
  /** Gives passwords, few at a time. After a failure it goes on with those who are left. */
  give(): void;
  dispose(): void;
}

/**
 * Slips for the accounts that `accounts` names (their ids), `SLIPS_AT_ONCE` a call. `fault` tells what kept the rest from getting theirs.
 */
export function createPasswordSlips(
  gateway: Pick<StaffGateway, 'givePasswords'>,
  accounts: () => Promise<readonly string[]>,
): PasswordSlips {
  const scope = createScope();
  const state$ = scope.behavior<PasswordSlipsState>({ step: 'asking', slips: [], refused: [] });
  const next = (change: Partial<PasswordSlipsState>): void => {
    const { fault: _, ...before } = state$.value;
    if (!scope.ended) state$.next({ ...before, ...change });
  };
  const run = async (): Promise<void> => {
    try {
      const { slips, refused } = state$.value;
      const told = new Set([...slips, ...refused].map(({ id }) => id));
      const left = (await accounts()).filter((id) => !told.has(id));
      for (let at = 0; at < left.length && !scope.ended; at += SLIPS_AT_ONCE) {
        const given = await gateway.givePasswords(left.slice(at, at + SLIPS_AT_ONCE));
        next({
          slips: [...state$.value.slips, ...given.slips],
          refused: [...state$.value.refused, ...given.refused],
        });
      }
      next({ step: 'given' });
    } catch (thrown) {
      next({ step: 'given', fault: faultOf(thrown) });
    }
  };
  return {
    state$,
    give() {
      if (state$.value.step === 'giving') return;
      next({ step: 'giving' });
      void run();
    },
    dispose: () => scope.end(),
  };
}
