import { expect, it } from 'vitest';
import { tubeCodeOf, tubeTakenMessage } from './tube.rules.ts';

it.each([
  ['nucleic-sample', { tubeBarcode: 'a1001-x' }, 'A1001-X'],
  ['nucleic-pool', { tubeBarcode: ' A1001-X ' }, 'A1001-X'],
  ['nucleic-receipt', { tubeBarcode: 'A1001-X' }, undefined],
  ['nucleic-sample', { tubeBarcode: ' ' }, undefined],
  ['nucleic-sample', {}, undefined],
])('an entry of %s with %j stands for the tube %s', (formId, data, code) => {
  expect(tubeCodeOf(formId, data)).toBe(code);
});

it('says who used a code, and that a voided one is not used again', () => {
  const taken = { code: 'A1001', institutionName: '东镇卫生院', on: '2026-06-15', voided: false };
  expect(tubeTakenMessage(taken)).toBe('采样管条码已使用：A1001（东镇卫生院 2026-06-15 登记）');
  expect(tubeTakenMessage({ ...taken, voided: true })).toContain('作废的条码不再使用');
});
