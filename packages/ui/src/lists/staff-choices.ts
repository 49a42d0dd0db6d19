import type { StaffMember, UserSession } from '@gongwei/domain/identity';
import type { SoughtChoice } from '../shared/choose/choice-search.rules.ts';

/** Doctors to choose from in the order given, each with where they work unless all work at one place: who sees whom hangs on it. */
export function staffChoices(doctors: readonly StaffMember[]): readonly SoughtChoice[] {
  const several = new Set(doctors.map(({ institution }) => institution)).size > 1;
  return doctors.map(({ id, name, institution }) => ({
    code: id,
    label: name,
    ...(several && institution !== undefined && { beside: institution }),
  }));
}

/** Doctors of the institution one works for now, without oneself. */
export const colleaguesOf = ({
  doctors,
  user,
  institution,
}: Pick<UserSession, 'doctors' | 'institution'> & {
  readonly user: Pick<UserSession['user'], 'id'>;
}): readonly StaffMember[] => doctors.filter((one) => one.id !== user.id && one.institution === institution.name);
