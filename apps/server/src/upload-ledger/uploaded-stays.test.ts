import { DELETION_STATES, UPLOAD_STATES } from '@gongwei/domain/upload';
import { expect, it } from 'vitest';
import { uploadedStays } from './uploaded-stays.rules.ts';

it('a sheet the platform has, or may have, stays until it was deleted there', () => {
  for (const state of UPLOAD_STATES)
    for (const deletion of DELETION_STATES)
      for (const id of [null, 'P1']) {
        const may = ['0', '1', '4', '5'].includes(state) && id === null;
        const gone = deletion === '2' && state !== '2' && state !== '7';
        const open = ['1', '4', '5'].includes(deletion);
        expect(uploadedStays(state, deletion, id) === undefined, `${state} ${deletion} ${id}`).toBe(
          (may || gone) && !open,
        );
      }
  expect(uploadedStays('3', '0', 'P1')).toContain('平台编号 P1');
  expect(uploadedStays('4', '0', 'P1')).toBe(
    '这份表上次重传失败，省平台还留着以前上传的一份（平台编号 P1）：请上传员在“上传列表”里“申请平台删除”，平台删除之后再在这里删除',
  );
  expect(uploadedStays('1', '0', 'P1')).toContain('这份表正等待重传');
});
