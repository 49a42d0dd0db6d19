import { closedForms, PSYCHOSIS_CODE, type Permission } from '@gongwei/domain/identity';
import { allows, lettersOf } from '../identity/permissions.policy.ts';

type Held = { readonly permissions: readonly Permission[] };

/** Sheets that are closed to somebody in files they may open otherwise (docs/adr/0071-who-is-cared-for-is-told-to-few.md). */
export const closedTo = (staff: Held): readonly string[] => closedForms(lettersOf(staff));

/** Whether somebody may see who is cared for because of a severe mental disorder. */
export const seesPsychosis = ({ permissions }: Held): boolean => allows(permissions, [PSYCHOSIS_CODE], 'V');
