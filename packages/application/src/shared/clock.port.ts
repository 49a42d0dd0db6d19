import type { CalendarDay } from '@gongwei/domain/shared';
import { token } from './token.ts';

/** Time and timers. `today` is the server's day once known, so that a wrong PC clock does not date records. */
export interface Clock {
  now(): Date;
  today(): CalendarDay;
  /** Runs once after `milliseconds`; the returned function cancels. */
  after(milliseconds: number, run: () => void): () => void;
}
export const Clock = token<Clock>('Clock');
