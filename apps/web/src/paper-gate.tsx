import { PageGate, usePagePlace } from '@gongwei/ui/shell';
import { Outlet } from 'react-router';

/** Lets through to a sheet whoever may open it. */
export const PaperGate = () => {
  const { place, pages } = usePagePlace();
  return (
    <PageGate place={place} pages={pages}>
      <Outlet />
    </PageGate>
  );
};
