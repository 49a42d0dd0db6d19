import { SessionService } from '@gongwei/application/identity';
import { useMemo } from 'react';
import { useService } from '../shared/services.tsx';
import { useBehavior } from '../shared/use-behavior.ts';
import { peopleOf, type FormPeople } from './form-people.ts';

/** Whom the session offers to choose among: colleagues, and the institutions the user may work at. */
export function useSessionPeople(): FormPeople {
  const login = useBehavior(useService(SessionService).state$);
  return useMemo(() => {
    if (login.status !== 'logged-in') return peopleOf([], []);
    const { doctors, recorders, user, institution, institutions } = login.session;
    const users = new Map([user, ...doctors, ...recorders].map((one) => [one.id, { id: one.id, name: one.name }]));
    const places = new Map([institution, ...institutions].map((one) => [one.code, { id: one.code, name: one.name }]));
    return peopleOf([...users.values()], [...places.values()]);
  }, [login]);
}
