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

/** Doctors who work where one works oneself, for what is chosen in the header, without oneself: those the server hands one's work over to. */
export function colleaguesOf({
  doctors,
  user,
  institution,
  institutions,
}: Pick<UserSession, 'doctors' | 'institution' | 'institutions'> & {
  readonly user: Pick<UserSession['user'], 'id'>;
}): readonly StaffMember[] {
  // One's own places come before what is below them.
  const own = institutions.find(({ code }) => institution.code.startsWith(code)) ?? institution;
  return doctors.filter(({ id, places }) => id !== user.id && places?.includes(own.code));
}
