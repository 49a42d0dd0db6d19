import { useCallback, useEffect, useState } from 'react';

export type StageCover = { readonly on: boolean; readonly toggle: () => void };

/**
 * The call over everything else. The browser's full screen is of the whole page, so that windows, menus and notices still come up
 * above it; a browser that refuses shows the call over its window.
 */
export function useStageCover(): StageCover {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const root = document.documentElement;
    const asked = document.fullscreenElement === null && document.fullscreenEnabled;
    if (asked) root.requestFullscreen().catch(() => undefined);
    // Esc leaves the full screen without asking the page.
    const changed = (): void => {
      if (document.fullscreenElement === null) setOn(false);
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      if (asked && document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
    };
  }, [on]);
  return { on, toggle: useCallback(() => setOn((before) => !before), []) };
}
