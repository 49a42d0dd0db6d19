import { BehaviorSubject } from 'rxjs';
import { createLoaded, listened, type Behavior, type LoadState } from '../shared/index.ts';
import type { MediaDevice, MediaDevices } from './media-devices.port.ts';

/** What is plugged in; a new `situation` asks anew, as a browser gives names only once it let the page in. */
export function createPluggedDevices(
  media: MediaDevices,
  _situation: string,
): { readonly state$: Behavior<LoadState<readonly MediaDevice[]>> } {
  const loaded = createLoaded(() => media.list());
  const state$ = new BehaviorSubject(loaded.state$.value);
  return {
    state$: listened(state$, (scope) => {
      scope.listen(loaded.state$, (state) => state$.next(state));
      scope.listen(media.changes$, loaded.reload);
    }),
  };
}
