import type { Invitation } from '@gongwei/domain/call';
import { token, type Behavior } from '../shared/index.ts';

/** A call that rings here. */
export type RingingCall = Invitation & {
  /** Who calls, as colleagues know them. */
  readonly name: string;
};

/** Calls of colleagues, for the place above all pages where they ring. */
export interface IncomingCalls {
  /** One at a time: while one rings or runs, others are answered as busy. */
  readonly ringing$: Behavior<RingingCall | undefined>;
  /** Answers; leads to the page of the call. Pressed again within 500 ms it counts once. `camera: false` answers a video call by voice. */
  accept(how?: { readonly camera: boolean }): void;
  reject(): void;
}
export const IncomingCalls = token<IncomingCalls>('IncomingCalls');
