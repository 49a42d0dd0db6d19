import { expect, it } from 'vitest';
import { headParts, labelParts } from './label.rules.ts';

it.each([
  ['身高', ['身高', '']],
  ['血型 Rh*', ['血型 Rh', '']],
  ['老年人健康状态自我评估', ['老年人健康状态自', '我评估']],
  ['空腹血糖（mg/dL）', ['空腹血糖', '（mg/dL）']],
  ['指导（1～30月龄）', ['指导（1～30', '月龄）']],
  ['乙型肝炎表面抗体*', ['乙型肝炎表', '面抗体']],
  ['产次：阴道分娩', ['产次：', '阴道分娩']],
  ['妊娠合并症/并发症史', ['妊娠合并症/', '并发症史']],
])('%s', (label, parts) => {
  expect(labelParts(label)).toEqual(parts);
});

it.each([
  ['医生', 8, ['医生']],
  ['终止或分娩日期', 8, ['终止或分娩日期']],
  ['终止或分娩日期', 10, ['终止或分', '娩日期']],
  ['备注（并发症等）', 8, ['备注', '（并发症等）']],
  ['终止（分娩）方式', 8, ['终止（分娩）', '方式']],
])('the head %s of a table of %i columns', (label, columns, parts) => {
  expect(headParts(label, columns)).toEqual(parts);
});
