import type { StaffMember } from '@gongwei/domain/identity';
import { useMemo } from 'react';
import { useUserSession } from '../../shared/use-user-session.ts';
import { peopleOf, type FormPeople } from './form-people.ts';

/** Whom the session offers to choose among: colleagues, and the institutions the user may work at. */
export function useSessionPeople(): FormPeople {
  const session = useUserSession();
  return useMemo(() => {
    if (!session) return peopleOf([], []);
    const { doctors, recorders, user, institution, institutions } = session;
    const staff: readonly StaffMember[] = [user, ...doctors, ...recorders];
    const several = new Set(doctors.map(({ institution: place }) => place)).size > 1;
    const users = new Map(
      staff.map(({ id, name, institution: place }) => [id, { id, name, ...(several && place && { place }) }]),
    );
    const places = new Map([institution, ...institutions].map((one) => [one.code, { id: one.code, name: one.name }]));
    return peopleOf([...users.values()], [...places.values()]);
  }, [session]);
}
