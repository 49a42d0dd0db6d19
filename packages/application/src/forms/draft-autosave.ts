import type { Clock, Scope } from '../shared/index.ts';
import type { Draft, DraftKey, DraftStore } from './draft-store.port.ts';

/** A change is on its way to the device this long after it was made, also while the user types on. Milliseconds. */
const KEEP_AFTER = 100;
/**
 * Pictures make drafts large, and old disks are slow: the next change waits as long as the last write took, so that writing
 * takes half of the time at most, but never longer than this. Milliseconds.
 */
const KEEP_AFTER_AT_MOST = 800;
const RETRY_AFTER = 5_000;
/** A storage that does not answer is told of, so that the warning is there within 2 s of the change. Milliseconds. */
const WARN_AFTER = 1_000;
const TROUBLE = '草稿暂时无法保存在本机，请及时点“保存”，不要关闭页面。';

export type DraftNews = { readonly savedAt: string } | { readonly trouble: string };

export type DraftAutosave = {
  /** Something changed: keep it soon, at once where the form was put away. */
  changed(): void;
  /** Writes what is pending now; `always` writes even if nothing is. Never rejects: trouble is told, typing goes on. */
  flush(always?: boolean): Promise<void>;
  /** The page may go: what is not known to be written yet is kept before this returns, and then written. */
  keepAtOnce(): Promise<void>;
  /** Nothing is unsaved any more: forgets the draft on the device. */
  forget(key: DraftKey): Promise<void>;
  /** Part of it is stored: keeps the rest under the key it has now, and only then forgets the draft of before. */
  moveFrom(key: DraftKey): Promise<void>;
};

type Needs = {
  readonly store: DraftStore;
  readonly clock: Clock;
  readonly scope: Scope;
  /** The draft as it is at the moment of writing. */
  readonly take: () => Draft;
  readonly tell: (news: DraftNews) => void;
  /** Another window may have the sheet by now: its draft is that one's. */
  readonly mayKeep: () => boolean;
};

/** Writes drafts one after the other, each with everything typed until then. */
export function createDraftAutosave({ store, clock, scope, take, tell, mayKeep }: Needs): DraftAutosave {
  let cancelTimer: (() => void) | undefined;
  let cancelWarning: (() => void) | undefined;
  /** The timer is that of a repetition. */
  let repeating = false;
  let pending = false;
  let writing = false;
  let changes = 0;
  let keepAfter = KEEP_AFTER;
  let last: Promise<void> = Promise.resolve();

  const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work));

  const disarm = (): void => {
    cancelTimer?.();
    cancelTimer = undefined;
    repeating = false;
  };
  const arm = (delay: number): void => {
    if (!scope.ended)
      cancelTimer ??= scope.after(clock, delay, () => {
        disarm();
        void flush();
      });
  };

  const answered = (): void => {
    cancelWarning?.();
    cancelWarning = undefined;
  };
  /** From when a write is wanted, which may be while one before it hangs. */
  const expectAnswer = (): void => {
    cancelWarning ??= scope.after(clock, WARN_AFTER, () => tell({ trouble: TROUBLE }));
  };

  /** The key it was kept under; nothing where the store would not take it. */
  const writeNow = async (): Promise<DraftKey | undefined> => {
    if (!mayKeep()) {
      pending = false;
      answered();
      return undefined;
    }
    const begun = clock.now().getTime();
    const draft = take();
    pending = false;
    writing = true;
    expectAnswer();
    try {
      await store.write(draft).finally(answered);
      keepAfter = Math.min(KEEP_AFTER_AT_MOST, Math.max(KEEP_AFTER, clock.now().getTime() - begun));
      tell({ savedAt: draft.savedAt });
      return draft.key;
    } catch {
      pending = true;
      tell({ trouble: TROUBLE });
      if (!cancelTimer) repeating = true;
      arm(RETRY_AFTER);
      return undefined;
    } finally {
      writing = false;
    }
  };
  // A draft that stays behind is only offered once more; the record itself is stored.
  const remove = async (key: DraftKey): Promise<void> => {
    if (mayKeep()) await store.remove(key).catch(() => undefined);
  };

  const flush = (always = false): Promise<void> => {
    disarm();
    if (!pending && !always) return last;
    expectAnswer();
    return inTurn(async () => {
      if (pending || always) await writeNow();
      else answered();
    });
  };

  return {
    changed() {
      pending = true;
      changes += 1;
      if (scope.ended) return void flush();
      // The storage may have come back: what is new does not wait for the repetition.
      if (repeating) disarm();
      arm(keepAfter);
    },
    flush,
    keepAtOnce() {
      if (mayKeep() && (pending || writing)) store.writeAtOnce(take());
      return flush();
    },
    forget(key) {
      disarm();
      answered();
      pending = false;
      const known = changes;
      return inTurn(async () => {
        // A write that was under way may have failed since: what it held is stored, there is nothing to try again.
        if (changes === known) {
          disarm();
          pending = false;
        }
        await remove(key);
      });
    },
    moveFrom(key) {
      disarm();
      return inTurn(async () => {
        const now = await writeNow();
        if (now && now.recordId !== key.recordId) await remove(key);
      });
    },
  };
}
