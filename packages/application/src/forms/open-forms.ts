import { withTimeout, type Clock, type ShutdownTasks } from '../shared/index.ts';
import type { FormSession } from './form-session.service.ts';
import type { HeldSheet } from './sheet-place.ts';

/** A browser storage that does not answer must keep nobody from working or leaving. Milliseconds. */
export const WAIT_FOR_STORE = 2_000;

/** The forms that are open, and those put away until their last draft is written: who opens one again then finds it. */
export type OpenForms = {
  add(form: FormSession): void;
  /** Writes its last draft, then lets others have the sheet. */
  putAway(form: FormSession, held: HeldSheet): void;
  /** Writes what is pending of all of them. */
  flush(): Promise<void>;
};

/** All of them are kept before the page goes. */
export function createOpenForms(leaving: ShutdownTasks, clock: Clock): OpenForms {
  const open = new Set<FormSession>();
  const each = async (keep: (form: FormSession) => Promise<void>): Promise<void> =>
    void (await Promise.all([...open].map(keep)));
  leaving.add(() =>
    withTimeout(
      clock,
      WAIT_FOR_STORE,
      each((form) => form.keepAtOnce()),
      undefined,
    ),
  );
  return {
    add: (form) => void open.add(form),
    putAway: (form, held) =>
      void form.flush().finally(() => {
        open.delete(form);
        held.release();
      }),
    flush: () => each((form) => form.flush()),
  };
}
