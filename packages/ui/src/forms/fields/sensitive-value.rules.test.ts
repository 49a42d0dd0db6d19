import type { FieldDefinition } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { isHidden, maskedEntry } from './sensitive-value.rules.ts';

const idNumber: FieldDefinition = {
  key: 'idNumber',
  label: '身份证号',
  type: 'text',
  sensitive: 'id-number',
  proposed: 'resident.idNumber',
};
const contact: FieldDefinition = { key: 'contactPhone', label: '联系人电话', type: 'text', sensitive: 'phone' };

it('hides stored numbers by their kind', () => {
  expect(maskedEntry(idNumber, { value: '320999195502110006', origin: 'stored' })).toBe('320999********0006');
  expect(maskedEntry(contact, { value: '19900250012', origin: 'stored' })).toBe('199****0012');
});
it('shows the mask of the server as it is, whatever it came of', () => {
  for (const origin of ['stored', 'proposed', 'carried'] as const)
    expect(maskedEntry(contact, { value: '199****0012', origin })).toBe('199****0012');
  expect([isHidden('199****0012'), isHidden('19900250012'), isHidden(undefined)]).toEqual([true, false, false]);
});
it('hides nothing that was just typed or is not a number', () => {
  expect(maskedEntry(contact, { value: '19900250012', origin: 'entered' })).toBeUndefined();
  expect(maskedEntry(contact, { value: undefined, origin: 'empty' })).toBeUndefined();
  expect(maskedEntry({ ...contact, sensitive: 'address' }, { value: '王庄村', origin: 'stored' })).toBeUndefined();
});
