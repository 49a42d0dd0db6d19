import type { FormSession } from '@gongwei/application/forms';
import type { FieldState } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { useCallback, useSyncExternalStore } from 'react';
import { sectionOf } from './form-dom.ts';
import { idleBatcher } from './keys/idle-batcher.ts';

/** Tells of a field's changes: at once in the section the cursor is in, in the next pause of typing elsewhere. The answer ends it. */
export function listenToField(session: FormSession, key: string, changed: () => void): () => void {
  const source = session.field$(key);
  let [known, forget] = [source.value, (): void => {}];
  const listening = source.subscribe((state) => {
    // A Behavior says at once what it is: that stands there already.
    if (state === known) return;
    known = state;
    const at = document.activeElement;
    if (!at || sectionOf(at) === undefined || sectionOf(at) === session.form.sectionOf(key)) changed();
    else forget = idleBatcher.later(changed);
  });
  return () => {
    forget();
    listening.unsubscribe();
  };
}

/** The state of a field, for those that React draws. */
export function useFieldState(session: FormSession, key: string): FieldState {
  const source = session.field$(key);
  const subscribe = useCallback((changed: () => void) => listenToField(session, key, changed), [session, key]);
  return useSyncExternalStore(subscribe, () => source.value);
}

/** A derivation, always in the pause: it sums up the form and nobody types in it. */
export function useDerivation(session: FormSession, key: string): Json | undefined {
  const source = session.derivation$(key);
  const subscribe = useCallback(
    (changed: () => void) => {
      let forget = (): void => {};
      const listening = source.subscribe(() => {
        forget = idleBatcher.later(changed);
      });
      return () => {
        forget();
        listening.unsubscribe();
      };
    },
    [source],
  );
  return useSyncExternalStore(subscribe, () => source.value);
}
