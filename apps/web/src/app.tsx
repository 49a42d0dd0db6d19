import { NoticesProvider, ServicesProvider, type ServiceLocator } from '@gongwei/ui/shared';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** Everything on the page: services, notices, routes; Fluent's theme comes with the pages that need it. */
export const App = ({ locate, router }: { readonly locate: ServiceLocator; readonly router: DataRouter }) => (
  <ServicesProvider locate={locate}>
    <NoticesProvider>
      <RouterProvider router={router} />
    </NoticesProvider>
  </ServicesProvider>
);
