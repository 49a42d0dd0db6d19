import { expect, it } from 'vitest';
import { placeLabel, stepLabel } from './status.rules.ts';

it('says what became of the work', () => {
  expect(stepLabel({ step: 'clean' })).toEqual({ text: '尚未填写', tone: 'calm' });
  expect(stepLabel({ step: 'dirty' }).text).toBe('有未保存的改动');
  expect(stepLabel({ step: 'dirty', draftSavedAt: '2026-11-20T02:32:05Z' }).text).toMatch(
    /^已自动保存草稿 \d\d:32:05$/,
  );
  expect(stepLabel({ step: 'dirty', draftTrouble: '草稿暂时无法保存在本机，请及时点“保存”。' })).toEqual({
    text: '草稿暂时无法保存在本机，请及时点“保存”。',
    tone: 'bad',
  });
  expect(
    stepLabel({
      step: 'failed',
      draftSavedAt: '2026-11-20T02:32:05Z',
      fault: { kind: 'fault', code: 'http.offline', category: 'network', message: '网络不通' },
    }).text,
  ).toBe('没有保存成功：网络不通（草稿已留在本机）');
  expect(
    stepLabel({
      step: 'failed',
      retryAt: '2026-11-20T02:32:10Z',
      fault: { kind: 'fault', code: 'http.offline', category: 'network', message: '网络不通' },
    }).text,
  ).toMatch(/^没有保存成功：网络不通（\d\d:32:10 自动重试）$/);
});

it('says where a sheet is written that cannot be changed here', () => {
  expect(placeLabel('here')).toBeUndefined();
  expect(placeLabel('elsewhere')).toBe('这张表已在另一个窗口打开，这里只能查看。');
  expect(placeLabel('taken')).toBe('这张表已转到另一个窗口填写，已填内容都已保留，这里只能查看。');
  expect(placeLabel('coming')).toBe('正在转到这个窗口…');
});
