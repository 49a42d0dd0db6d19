import type { Scope } from '@gongwei/application/shared';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { BehaviorSubject } from 'rxjs';
import { SCREEN_WISH } from './capture-wish.ts';
import { deviceFailure, type CaptureBrowser, type Track } from './capture.ts';
import { SCREEN_FAILED, SCREEN_UNSUPPORTED } from './media-messages.ts';

export type ScreenShare = {
  readonly track$: BehaviorSubject<Track | undefined>;
  set(on: boolean): Promise<Result<void, string>>;
};

/** Takes in a screen or window. `ended` is told where it ends otherwise than by `set(false)`: from the browser's bar, or the window closed. */
export function createScreenShare(browser: CaptureBrowser, scope: Scope, ended: () => void): ScreenShare {
  const track$ = scope.behavior<Track | undefined>(undefined);
  let wanted = false;
  const stop = (): void => {
    const track = track$.value;
    track?.removeEventListener('ended', lost);
    track?.stop();
    if (track && !scope.ended) track$.next(undefined);
  };
  function lost(): void {
    wanted = false;
    stop();
    ended();
  }
  scope.onEnd(stop);
  return {
    track$,
    async set(on) {
      wanted = on;
      if (!on) {
        stop();
        return ok(undefined);
      }
      if (track$.value) return ok(undefined);
      const devices = browser.devices();
      if (!devices?.getDisplayMedia) return fail(SCREEN_UNSUPPORTED);
      try {
        // Asked for at once: the browser wants the click that led here.
        const [track] = (await devices.getDisplayMedia(SCREEN_WISH)).getTracks();
        // Ended already: the window was closed before the browser had told of it.
        if (!track || track.readyState === 'ended') return fail(SCREEN_FAILED);
        if (scope.ended || !wanted || track$.value) {
          track.stop();
          return ok(undefined);
        }
        track.contentHint = 'detail';
        track.addEventListener('ended', lost);
        track$.next(track);
        return ok(undefined);
      } catch (thrown) {
        wanted = false;
        // Cancelling the browser's choice looks like a refusal; either way the user knows.
        return fail(deviceFailure(thrown) === 'denied' ? '' : SCREEN_FAILED);
      }
    },
  };
}
