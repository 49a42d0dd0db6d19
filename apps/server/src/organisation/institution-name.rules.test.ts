import { describe, expect, it } from 'vitest';
import { placeOf, renamedAfter } from './institution-name.rules.ts';

describe('an institution and its place', () => {
  it.each([
    ['东镇中心卫生院', '东镇'],
    ['东镇卫生院', '东镇'],
    ['城中街道社区卫生服务中心', '城中街道'],
    ['东村卫生室', '东村'],
    ['东社区卫生服务站', '东'],
    ['测试县卫生健康委员会', '测试县'],
    ['测试县人民医院', undefined],
  ])('%s is named after %s', (name, place) => expect(placeOf(name)).toBe(place));
  it.each([
    ['东镇中心卫生院', '西镇', '西镇中心卫生院'],
    ['东镇中心卫生院', '东镇', '东镇中心卫生院'],
    ['东镇卫生院', '东镇中心卫生院', '东镇中心卫生院'],
    ['城中街道社区卫生服务中心', '城南街道', '城南街道社区卫生服务中心'],
    ['东村卫生室', '西村', '西村卫生室'],
  ])('%s, the place called %s: %s', (name, place, whole) => expect(renamedAfter(name, place)).toBe(whole));
});
