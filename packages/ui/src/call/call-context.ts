import type { CallParty, CallKind, SharedResident } from '@gongwei/domain/call';
import { createContext, use } from 'react';
import type { PageWatch } from './page-watch.ts';

export type CallWish = {
  readonly to: readonly CallParty[];
  readonly kind: CallKind;
  readonly resident?: SharedResident;
};

/** What the call's pages and windows share for as long as one is logged in. */
export type CallContext = {
  /** Calls; before the first call of this browser the devices are tried. The answer is a sentence where nobody was called, '' where the user thought better of it. */
  readonly place: (wish: CallWish) => Promise<string | undefined>;
  readonly dial: (number: string, kind: CallKind) => Promise<string | undefined>;
  /** The browser holds the sound back until somebody presses something. */
  readonly soundBlocked: boolean;
  readonly playSound: () => void;
  readonly pages: PageWatch;
};

export const CallShared = createContext<CallContext | undefined>(undefined);

/** Throws outside of `CallFrame`, which is a defect of the composition. */
export function useCallContext(): CallContext {
  const shared = use(CallShared);
  if (!shared) throw new Error('No call frame here');
  return shared;
}
