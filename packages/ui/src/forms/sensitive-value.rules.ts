import type { FieldDefinition, FieldState } from '@gongwei/domain/forms';
import { maskIdNumber, maskPhone } from '@gongwei/domain/shared';

/** What stands in the box of a stored number until it is opened; `undefined` where nothing is to be hidden (any more). */
export function maskedEntry(
  field: FieldDefinition,
  { value, origin }: Pick<FieldState, 'value' | 'origin'>,
): string | undefined {
  // A mask that the server has put on already, for those who may only look, stays as it is.
  if (origin !== 'stored' || typeof value !== 'string' || value.includes('*')) return undefined;
  if (field.sensitive === 'id-number') return maskIdNumber(value);
  return field.sensitive === 'phone' ? maskPhone(value) : undefined;
}

/** Which number of the resident himself a field holds; those of relatives are part of the sheet only. */
export function ownNumberOf(field: FieldDefinition): 'idNumber' | 'phone' | undefined {
  if (field.proposed === 'resident.idNumber') return 'idNumber';
  return field.proposed === 'resident.phone' ? 'phone' : undefined;
}
