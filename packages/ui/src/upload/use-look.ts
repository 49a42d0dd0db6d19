import { useEffect, useState } from 'react';

/** What a window looks at for as long as it is there. `make` must be stable. */
export function useLook<Look extends { end(): void }>(make: () => Look): Look | undefined {
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    const one = make();
    setLook(one);
    return () => one.end();
  }, [make]);
  return look;
}
