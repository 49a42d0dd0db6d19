import { useEffect, useState } from 'react';

/** What a page opens for itself and closes when it goes. `make` must be stable (`useCallback`); `undefined` until it is there. */
export function useOwned<Owned extends { dispose(): void }>(make: () => Owned): Owned | undefined {
  const [owned, setOwned] = useState<Owned>();
  useEffect(() => {
    const made = make();
    setOwned(made);
    return () => made.dispose();
  }, [make]);
  return owned;
}
