import { Clock } from '@gongwei/application/shared';
import { lazy, Suspense } from 'react';
import { useList } from '../../lists/index.ts';
import { useService } from '../../shared/index.ts';
import { numberToRegister } from '../auto-registration.rules.ts';

const NewResident = lazy(() => import('./new-resident.part.tsx').then((module) => ({ default: module.NewResident })));

/** 新建档案 over the list: the number that was looked for and is nobody's stands there already. */
export const NewResidentWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const { session } = useList();
  const today = useService(Clock).today();
  const number = numberToRegister(session.definition, session.state$.value, today);
  return (
    <Suspense fallback={null}>
      <NewResident idNumber={number ?? ''} onClose={onClose} />
    </Suspense>
  );
};
