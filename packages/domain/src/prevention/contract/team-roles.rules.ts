import { codeOf, rowsOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/** Roles of a family doctor's team: general practitioner, village doctor, TCM doctor and specialist treat; nurse and public-health doctor assist. */
const DOCTORS = ['1', '4', '5', '6'];
const ASSISTANTS = ['2', '3'];

/** Whether the `members` lack a doctor, or a nurse or public-health doctor. Absent until there are members. */
export function teamRoles(input: JsonObject): { readonly incomplete?: boolean } {
  const roles = rowsOf(input['members']).map((row) => codeOf(row['role']) ?? '');
  if (roles.length === 0) return {};
  return {
    incomplete: !roles.some((role) => DOCTORS.includes(role)) || !roles.some((role) => ASSISTANTS.includes(role)),
  };
}
