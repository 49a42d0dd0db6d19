import { NoticesProvider, ServicesProvider, ThemeProvider, type ServiceLocator } from '@gongwei/ui/shared';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** Everything on the page: services, theme, notices, routes. */
export const App = ({ locate, router }: { readonly locate: ServiceLocator; readonly router: DataRouter }) => (
  <ServicesProvider locate={locate}>
    <ThemeProvider>
      <NoticesProvider>
        <RouterProvider router={router} />
      </NoticesProvider>
    </ThemeProvider>
  </ServicesProvider>
);
