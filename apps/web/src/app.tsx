import { NoticesProvider, ServicesProvider, ThemeProvider, type ServiceLocator } from '@gongwei/ui/shared';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

/** Everything on the page: services, theme, notices, routes. */
export const App = ({ locate }: { readonly locate: ServiceLocator }) => (
  <ServicesProvider locate={locate}>
    <ThemeProvider>
      <NoticesProvider>
        <RouterProvider router={router} />
      </NoticesProvider>
    </ThemeProvider>
  </ServicesProvider>
);
