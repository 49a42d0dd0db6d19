import { STRIP_PATHS } from '@gongwei/domain/measures';
import { lazy, Suspense, type ReactNode } from 'react';

/** Draws nothing until the line has carried it; the page stands meanwhile. */
const Strip = lazy(async () => ({ default: (await import('./strip-of.tsx')).StripOf }));

/** The few numbers above a page, for those that have some. */
export const numbersAt = (path: string): ReactNode =>
  STRIP_PATHS.includes(path) ? (
    <Suspense fallback={null}>
      <Strip path={path} />
    </Suspense>
  ) : null;
