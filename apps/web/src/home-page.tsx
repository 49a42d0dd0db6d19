import { HomeScreen } from '@gongwei/ui/analytics';
import { lazy, Suspense } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';
import { pagesModule } from './composition/pages.module.ts';

// 首页 comes with the service that counts what waits.
authenticated.add(pagesModule);

/** Numbers and drawings come when somebody looks at them. */
const Year = lazy(async () => ({ default: (await import('./year-of-home.tsx')).YearPanel }));

export const Component = () => (
  <HomeScreen
    year={(beside) => (
      <Suspense fallback={null}>
        <Year beside={beside} />
      </Suspense>
    )}
  />
);
