import { useEffect } from 'react';
import { fetchDialog } from '../../shared/dialog.part.tsx';

/**
 * Fetches the questions a save may ask once the form stands and the browser rests. They are split off for a fast start, but
 * saving must be able to ask them while the server is away. What fails here is fetched again when it is needed.
 */
export function useDialogsAhead(): void {
  useEffect(() => {
    const resting = requestIdleCallback(
      () => void Promise.allSettled([fetchDialog(), import('./conflict-dialog.part.tsx')]),
      { timeout: 2_000 },
    );
    return () => cancelIdleCallback(resting);
  }, []);
}
