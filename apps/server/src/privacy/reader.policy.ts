import { isOfResident, type FormDefinition } from '@gongwei/domain/forms';
import { maySave, RESIDENT_CODES, type Permission } from '@gongwei/domain/identity';
import { SAMPLING_CODES, UPLOAD_CODES } from '@gongwei/domain/lists';
import type { Reader } from '@gongwei/domain/shared';
import { allows, lettersOf } from '../identity/permissions.policy.ts';

type Held = { readonly permissions: readonly Permission[] };

/** How somebody sees residents: who works with their files may have numbers shown, supervision may not. */
export const readerOf = ({ permissions }: Held): Reader =>
  allows(permissions, RESIDENT_CODES, 'E') ? 'reveals' : 'looks';

/**
 * Who may change an entry of a register sees it whole. Residents' sheets nobody does: numbers in them are shown one by one, or printed, and
 * each is written down.
 */
export const seesWhole = (staff: Held, form: Pick<FormDefinition, 'id' | 'module' | 'subject'> | undefined): boolean =>
  form === undefined || isOfResident(form.subject) ? false : maySave(form, lettersOf(staff));

/** How somebody sees the entries of a register. */
export const readerOfRegister = (staff: Held): Reader =>
  readerOf(staff) === 'reveals' || allows(staff.permissions, SAMPLING_CODES, 'E') ? 'reveals' : 'looks';

/**
 * How somebody sees what goes to the platform. Whoever sends it has to tell two people of one surname apart and to compare what the
 * platform refuses; hidden numbers stay masked, and the files themselves are seen as before.
 */
export const readerOfUploads = (staff: Held): Reader =>
  readerOf(staff) === 'reveals' || allows(staff.permissions, UPLOAD_CODES, 'E') ? 'reveals' : 'looks';
