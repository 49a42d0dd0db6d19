import { useMemo } from 'react';
import { useUserSession } from '../../shared/use-user-session.ts';
import { peopleOf, type FormPeople } from './form-people.ts';

/** Whom the session offers to choose among: colleagues, and the institutions the user may work at. */
export function useSessionPeople(): FormPeople {
  const session = useUserSession();
  return useMemo(() => {
    if (!session) return peopleOf([], []);
    const { doctors, recorders, user, institution, institutions } = session;
    const users = new Map([user, ...doctors, ...recorders].map((one) => [one.id, { id: one.id, name: one.name }]));
    const places = new Map([institution, ...institutions].map((one) => [one.code, { id: one.code, name: one.name }]));
    return peopleOf([...users.values()], [...places.values()]);
  }, [session]);
}
