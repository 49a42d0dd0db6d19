import { describe, expect, it } from 'vitest';
import { pinyinOf, pinyinOfWords } from './pinyin.ts';

describe('a name by letters', () => {
  it.each([
    ['张三丰', 'zhangsanfeng', 'zsf'],
    ['单小信', 'shanxiaoxin', 'sxx'],
    ['么大伟', 'yaodawei', 'ydw'],
    ['秘书华', 'bishuhua', 'bsh'],
    ['种师道', 'chongshidao', 'csd'],
    ['祭遵', 'zhaizun', 'zz'],
    ['佴慧', 'naihui', 'nh'],
    ['尉迟恭', 'yuchigong', 'ycg'],
    ['𠮷田一郎', 'jitianyilang', 'jtyl'],
    ['李𠮷祥', 'lijixiang', 'ljx'],
    ['王祭', 'wangji', 'wj'],
  ])('%s: %s', (name, full, initials) => expect(pinyinOf(name)).toEqual({ full, initials }));
  it('keeps the place of a character nobody has a reading for', () => {
    expect(pinyinOf('王𡋾军').initials).toBe('w𡋾j');
    expect(pinyinOf('𡋾军').initials).toBe('𡋾j');
  });
});

describe('words by letters', () => {
  it.each([
    ['脑卒中风险评估', 'nczfxpg'],
    ['脑卒中', 'ncz'],
    ['单采登记', 'dcdj'],
    ['种植牙', 'zzy'],
    ['咯血', 'kx'],
    ['莪术油', 'ezy'],
    ['阿胶', 'ej'],
    ['胎盘早剥', 'tpzb'],
  ])('%s: %s', (text, initials) => expect(pinyinOfWords(text).initials).toBe(initials));
});
