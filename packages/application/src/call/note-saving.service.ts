import { Subject, filter, map, pairwise, type Observable } from 'rxjs';
import { createScope, token, type Clock } from '../shared/index.ts';
import type { CallService } from './call.service.ts';
import type { CallLog } from './call-log.service.ts';
import type { UnsavedNote } from './call-note-draft.ts';
import type { CallNotes } from './call-notes.service.ts';

/**
 * Saves what was noted during a call when it is over, whoever hung up. Where that does not get through it is tried again for half a
 * minute; after that the note waits among the unsaved ones, which every page offers.
 */
export interface CallNoteSaving {
  /** Notes that were saved by themselves. */
  readonly saved$: Observable<UnsavedNote>;
  dispose(): void;
}
export const CallNoteSaving = token<CallNoteSaving>('CallNoteSaving');

/** Milliseconds until the next try. The office may learn of the end of a call a moment after the one who ended it. */
const AGAIN_AFTER = [1_000, 5_000, 20_000] as const;

type Needs = {
  readonly desk: Pick<CallService, 'call$'>;
  readonly log: Pick<CallLog, 'note'>;
  readonly notes: Pick<CallNotes, 'unsaved$' | 'forget'>;
  readonly clock: Clock;
};

/** Saves by itself from now on: at once when a call is over, again after 1, 5 and 20 seconds. */
export function createCallNoteSaving({ desk, log, notes, clock }: Needs): CallNoteSaving {
  const scope = createScope();
  const saved$ = new Subject<UnsavedNote>();
  const unsavedOf = (callId: string): UnsavedNote | undefined =>
    notes.unsaved$.value.find((note) => note.callId === callId && note.text.trim() !== '');
  const save = async (callId: string, tries: number): Promise<void> => {
    // Saved or given up by hand meanwhile, or somebody else has logged in.
    const note = unsavedOf(callId);
    if (!note || scope.ended) return;
    const outcome = await log.note(callId, note.text.trim()).catch(() => undefined);
    const wait = AGAIN_AFTER[tries];
    if (outcome?.ok) {
      // What was typed on top of it while it was on its way is still to be saved.
      if (unsavedOf(callId)?.text === note.text) notes.forget(callId);
      saved$.next(note);
    } else if (wait !== undefined) {
      scope.after(clock, wait, () => void save(callId, tries + 1));
    }
  };
  const ended$ = desk.call$.pipe(
    pairwise(),
    filter(([before, now]) => before !== undefined && before.callId !== now?.callId),
    map(([before]) => before?.callId ?? ''),
  );
  scope.listen(ended$, (callId) => void save(callId, 0));
  scope.onEnd(() => saved$.complete());
  return { saved$, dispose: () => scope.end() };
}
