import { expect, it } from 'vitest';
import { labelParts } from './label.rules.ts';

it.each([
  ['身高', ['身高', '']],
  ['血型 Rh*', ['血型 Rh', '']],
  ['老年人健康状态自我评估', ['老年人健康状态自', '我评估']],
  ['空腹血糖（mg/dL）', ['空腹血糖', '（mg/dL）']],
  ['指导（1～30月龄）', ['指导（1～30', '月龄）']],
  ['乙型肝炎表面抗体*', ['乙型肝炎表', '面抗体']],
])('%s', (label, parts) => {
  expect(labelParts(label)).toEqual(parts);
});
