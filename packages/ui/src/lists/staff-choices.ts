import type { StaffMember } from '@gongwei/domain/identity';

/** Doctors to choose from in the order given, each with where they work unless all work at one place: who sees whom hangs on it. */
export function staffChoices(
  doctors: readonly StaffMember[],
): readonly { readonly code: string; readonly label: string }[] {
  const several = new Set(doctors.map(({ institution }) => institution)).size > 1;
  return doctors.map(({ id, name, institution }) => ({
    code: id,
    label: several && institution ? `${name}（${institution}）` : name,
  }));
}
