import type { Answers } from '@gongwei/domain/forms';
import { COUNTY_CODE } from '../names.data.ts';

/** Pages left over from a template: a few rows, so that they show what they do. */
export const leftoverRows = (): readonly (readonly [formId: string, data: Answers])[] => [
  ...[
    { name: '普通会员', level: 1, minPoints: 0, discount: 100, pointsRate: 1 },
    { name: '银卡会员', level: 2, minPoints: 1_000, discount: 95, pointsRate: 1.2 },
    { name: '金卡会员', level: 3, minPoints: 5_000, discount: 88, pointsRate: 1.5 },
  ].map((level) => ['vip-level', { ...level, state: '0', sort: level.level }] as const),
  [
    'hotel',
    { name: '示例招待所', star: '0', region: COUNTY_CODE, address: '人民路1号', phone: '0000-0000000', state: '0' },
  ],
  ...[
    { name: '标准间', bed: '2', capacity: 2, price: 168, vipPrice: 158, stock: 20 },
    { name: '大床房', bed: '3', capacity: 2, price: 188, vipPrice: 178, stock: 12 },
  ].map((room) => ['house-type', { hotel: '示例招待所', ...room, breakfast: '1', state: '0' }] as const),
];
