import { BehaviorSubject } from 'rxjs';
import { withTimeout, type Behavior, type Clock } from '../shared/index.ts';
import type { SheetPlace } from './form-session.service.ts';
import type { SheetHold, SheetHolds } from './sheet-holds.port.ts';

/** A sheet as the windows of a browser see it. */
export type HeldSheet = {
  readonly place$: Behavior<SheetPlace>;
  /** What was typed may be stored by this window: it has the sheet, or is about to give it away. */
  readonly mayKeep: () => boolean;
  /** Brings it into this window; nothing to do while it is here. */
  takeOver(): Promise<void>;
  /** How what is pending is stored when another window asks. */
  keptBy(keep: () => Promise<void>): void;
  /** Everything is written: others may have it. */
  release(): void;
};

/** A browser that does not say who has a sheet must keep nobody from working. Milliseconds. */
const WAIT_FOR_WINDOWS = 2_000;

/** Holds a sheet for this window, or tells that another one has it. */
export async function holdSheet(holds: SheetHolds, sheet: string, clock: Clock): Promise<HeldSheet> {
  const place$ = new BehaviorSubject<SheetPlace>('here');
  let keep = async (): Promise<void> => undefined;
  let hold: SheetHold | undefined;
  let released = false;
  const lost = (): void => {
    hold = undefined;
    place$.next('taken');
  };
  const holder = {
    async handOver() {
      place$.next('leaving');
      await keep().catch(() => undefined);
      lost();
    },
    lost,
  };
  const got = (mine: SheetHold): void => {
    if (released) mine.release();
    else hold = mine;
  };

  const asked = holds.hold(sheet, holder).then(
    (mine) => {
      if (mine) got(mine);
      return mine !== undefined;
    },
    () => true,
  );
  if (!(await withTimeout(clock, WAIT_FOR_WINDOWS, asked, true))) place$.next('elsewhere');

  return {
    place$,
    mayKeep: () => place$.value === 'here' || place$.value === 'leaving',
    async takeOver() {
      if (place$.value !== 'elsewhere' && place$.value !== 'taken') return;
      place$.next('coming');
      got(await holds.takeOver(sheet, holder));
      place$.next('back');
    },
    keptBy(how) {
      keep = how;
    },
    release() {
      released = true;
      hold?.release();
      hold = undefined;
    },
  };
}
