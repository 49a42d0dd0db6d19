import { Look, NoticesProvider, ServicesProvider, type ServiceLocator } from '@gongwei/ui/shared';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** Everything on the page: services, notices, routes; Fluent's theme comes with the parts that are made of it. */
export const App = ({
  locate,
  router,
  onTrouble,
}: {
  readonly locate: ServiceLocator;
  readonly router: DataRouter;
  /** Told of pages that could not be fetched or drawn. */
  readonly onTrouble: (failure: unknown) => void;
}) => (
  <ServicesProvider locate={locate}>
    <Look />
    <NoticesProvider>
      <RouterProvider router={router} onError={onTrouble} />
    </NoticesProvider>
  </ServicesProvider>
);
