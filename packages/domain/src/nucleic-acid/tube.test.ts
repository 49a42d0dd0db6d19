import { expect, it } from 'vitest';
import { nucleicPool } from './nucleic-pool.form.ts';
import { nucleicSample } from './nucleic-sample.form.ts';
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

it('a card that is read into the field of the code is none', () => {
  for (const { sections } of [nucleicSample, nucleicPool]) {
    const field = sections.flatMap(({ fields }) => fields).find(({ key }) => key === 'tubeBarcode');
    const pattern = new RegExp(field?.type === 'text' ? (field.pattern ?? '') : '', 'u');
    const good = ['TUBE-A1', 'T20261129000000001', '2026112900000001', '991234567890123456'];
    expect(good.filter((code) => !pattern.test(code))).toEqual([]);
    // Somebody's identity number, with and without a letter at its end, and the number of a file.
    const cards = ['320999195502200001', '32099919550220000X', '32099910110100013'];
    expect(cards.filter((code) => pattern.test(code))).toEqual([]);
  }
});

it('says who used a code, and that a voided one is not used again', () => {
  const taken = { code: 'A1001', institutionName: '东镇卫生院', on: '2026-06-15', voided: false };
  expect(tubeTakenMessage(taken)).toBe('采样管条码已使用：A1001（东镇卫生院 2026-06-15 登记）');
  expect(tubeTakenMessage({ ...taken, voided: true })).toContain('作废的条码不再使用');
});
