import { expect, it } from 'vitest';
import { receiptLine } from './task-receipt.rules.ts';

const SENT = {
  ...{ name: '王秀英', idNumber: '990101********0011', recordType: '2', recordDate: '2026-06-01' },
  lastTime: '2026-06-15T04:05:09.000Z',
};

it('says of a record that was taken its number there, of another one why it was not', () => {
  const taken = receiptLine({ ...SENT, state: '3', platformId: 'P-1', error: 'E07', errorMsg: '退回过' });
  expect(taken).toEqual([
    '王秀英',
    '990101********0011',
    '健康体检表',
    '2026-06-01',
    '上传成功',
    '2026-06-15 12:05',
    'P-1',
  ]);
  const refused = receiptLine({ ...SENT, state: '4', platformId: null, error: 'E07', errorMsg: '空腹血糖 45' });
  expect(refused.slice(4)).toEqual(['上传失败', '2026-06-15 12:05', '数值超出平台范围（E07）：空腹血糖 45']);
  expect(receiptLine({ state: '1', lastTime: null }).slice(4)).toEqual(['待上传', '', '']);
});
