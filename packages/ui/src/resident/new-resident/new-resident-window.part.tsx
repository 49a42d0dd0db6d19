import { Clock } from '@gongwei/application/shared';
import { useList } from '../../lists/index.ts';
import { useService } from '../../shared/index.ts';
import { numberToRegister } from '../auto-registration.rules.ts';
import { NewResidentLater } from './new-resident-later.part.tsx';

/** 新建档案 over the list: the number that was looked for and is nobody's stands there already. */
export const NewResidentWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const { session } = useList();
  const today = useService(Clock).today();
  const number = numberToRegister(session.definition, session.state$.value, today);
  return <NewResidentLater idNumber={number ?? ''} onClose={onClose} />;
};
