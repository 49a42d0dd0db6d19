import type { FormSession } from '@gongwei/application/forms';
import type { MaskedAnswer } from '@gongwei/application/resident';
import type { FieldDefinition, FieldState } from '@gongwei/domain/forms';
import { isMaskedNumber, maskIdNumber, maskPhone, type Json } from '@gongwei/domain/shared';

/** The server has hidden the middle of it: of a resident's sheet it sends no whole number. */
export const isHidden = (value: Json | undefined): value is string =>
  typeof value === 'string' && isMaskedNumber(value);

/** What stands in the box of a stored number until it is opened; `undefined` where nothing is to be hidden (any more). */
export function maskedEntry(
  field: FieldDefinition,
  { value, origin }: Pick<FieldState, 'value' | 'origin'>,
): string | undefined {
  if (field.sensitive !== 'id-number' && field.sensitive !== 'phone') return undefined;
  if (isHidden(value)) return value;
  if (origin !== 'stored' || typeof value !== 'string') return undefined;
  return field.sensitive === 'id-number' ? maskIdNumber(value) : maskPhone(value);
}

/** Which number the server is asked for: it looks where it will look when the form is saved. */
export const hiddenAnswer = (
  { form, recordId, context }: Pick<FormSession, 'form' | 'recordId' | 'context'>,
  field: FieldDefinition,
  mask: string,
): MaskedAnswer => ({ formId: form.definition.id, field: field.key, mask, recordId, on: context.today });
