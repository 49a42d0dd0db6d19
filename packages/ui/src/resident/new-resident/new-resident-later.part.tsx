import { lazy, Suspense, type ComponentProps } from 'react';

const NewResident = lazy(() => import('./new-resident.part.tsx').then((module) => ({ default: module.NewResident })));

/** 新建档案, loaded when it is first opened. */
export const NewResidentLater = (props: ComponentProps<typeof NewResident>) => (
  <Suspense fallback={null}>
    <NewResident {...props} />
  </Suspense>
);
