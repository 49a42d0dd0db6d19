import type { Draft, DraftStore } from '../forms/draft-store.port.ts';
import type { SessionService } from '../identity/session.service.ts';
import { callNoteDraft, callNoteOf, type UnsavedNote } from './call-note-draft.ts';
import { createScope, token, type Behavior, type Clock, type ShutdownTasks } from '../shared/index.ts';

/**
 * Notes on calls about a resident, from the first letter until they are saved or given up: kept on the device, encrypted like the
 * drafts of forms, so that neither F5 nor a log-in costs a word. In the order in which they were begun.
 */
export interface CallNotes {
  readonly unsaved$: Behavior<readonly UnsavedNote[]>;
  /** The device does not take them at the moment: they last as long as the page. */
  readonly trouble$: Behavior<boolean>;
  write(note: UnsavedNote): void;
  /** Saved, or not wanted any more. */
  forget(callId: string): void;
  dispose(): void;
}
export const CallNotes = token<CallNotes>('CallNotes');

/** Milliseconds after which what was typed is on its way to the device. */
const KEEP_AFTER = 300;

type Needs = {
  readonly drafts: DraftStore;
  readonly session: Pick<SessionService, 'state$'>;
  readonly leaving: ShutdownTasks;
  readonly clock: Clock;
};

/** Keeps notes in the drafts of this device 300 ms after the last letter, and all of them before the user leaves. */
export function createCallNotes({ drafts, session, leaving, clock }: Needs): CallNotes {
  const scope = createScope();
  const unsaved$ = scope.behavior<readonly UnsavedNote[]>([]);
  const trouble$ = scope.behavior(false);
  /** Those the device does not know yet as they are. */
  const pending = new Set<string>();
  /** Those it was handed and has not answered for. */
  const handed = new Set<string>();
  let user: string | undefined;
  let cancelTimer: (() => void) | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const draftOf = (userId: string, note: UnsavedNote): Draft => callNoteDraft(userId, note, clock.now().toISOString());
  const without = (callId: string): readonly UnsavedNote[] => unsaved$.value.filter((note) => note.callId !== callId);
  const due = (): readonly UnsavedNote[] => unsaved$.value.filter(({ callId }) => pending.has(callId));
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work).then(
      () => trouble$.value && trouble$.next(false),
      () => scope.ended || trouble$.next(true),
    );
    last = done;
    return done.then(() => undefined);
  };
  const keep = (): Promise<void> => {
    cancelTimer?.();
    cancelTimer = undefined;
    const of = user;
    if (of === undefined || pending.size === 0) return last.then(() => undefined);
    return inTurn(async () => {
      for (const note of due()) {
        if (of !== user) return;
        pending.delete(note.callId);
        handed.add(note.callId);
        const draft = draftOf(of, note);
        await (note.text === '' ? drafts.remove(draft.key) : drafts.write(draft))
          .catch((failure: unknown) => {
            pending.add(note.callId);
            throw failure;
          })
          .finally(() => handed.delete(note.callId));
      }
    });
  };
  const takeUp = async (userId: string): Promise<void> => {
    const kept = (await drafts.list(userId))
      .flatMap((draft) => callNoteOf(draft) ?? [])
      .filter(({ text }) => text !== '');
    if (userId !== user) return;
    const typed = new Set(unsaved$.value.map(({ callId }) => callId));
    unsaved$.next([...kept.filter(({ callId }) => !typed.has(callId)).reverse(), ...unsaved$.value]);
  };

  scope.onEnd(
    leaving.add(() => {
      // The page may be gone before the disk has answered.
      if (user !== undefined)
        for (const note of unsaved$.value)
          if (pending.has(note.callId) || handed.has(note.callId)) drafts.writeAtOnce(draftOf(user, note));
      return keep();
    }),
  );
  scope.listen(session.state$, (state) => {
    const next = state.status === 'logged-in' ? state.session.user.id : undefined;
    if (next === user) return;
    user = next;
    pending.clear();
    cancelTimer?.();
    cancelTimer = undefined;
    unsaved$.next([]);
    trouble$.next(false);
    // Where the device does not open what it keeps, nothing can be taken up.
    if (next !== undefined) void takeUp(next).catch(() => undefined);
  });

  return {
    unsaved$,
    trouble$,
    write(note) {
      if (user === undefined) return;
      const at = unsaved$.value.findIndex(({ callId }) => callId === note.callId);
      unsaved$.next(
        at < 0 ? [...unsaved$.value, note] : unsaved$.value.map((one, place) => (place === at ? note : one)),
      );
      pending.add(note.callId);
      cancelTimer ??= scope.after(clock, KEEP_AFTER, () => void keep());
    },
    forget(callId) {
      const note = unsaved$.value.find((one) => one.callId === callId);
      const of = user;
      if (!note || of === undefined) return;
      pending.delete(callId);
      unsaved$.next(without(callId));
      // One that stays behind is only offered once more.
      last = last.then(() => drafts.remove(draftOf(of, note).key)).catch(() => undefined);
    },
    dispose: () => scope.end(),
  };
}
