import type { MenuItem } from '@gongwei/domain/shell';
import { describe, expect, it } from 'vitest';
import { menuTrail } from './menu-trail.rules.ts';

const leaf = (label: string, path: string): MenuItem => ({ id: path, label, path });
const menu: readonly MenuItem[] = [
  {
    id: 'cust',
    label: '居民健康档案',
    path: '/cust',
    children: [leaf('居民列表', '/cust/base'), leaf('健康档案管理', '/cust/jkdnMenu')],
  },
  {
    id: 'yfrh',
    label: '医防融合',
    path: '/yfrh',
    children: [
      leaf('健康评估', '/yfrh/jkpg'),
      {
        id: 'zsk',
        label: '知识库',
        path: '/yfrh/zsk',
        children: [leaf('健康评估', '/yfrh/zsk/jkpg'), leaf('B超图谱', '/yfrh/zsk/b')],
      },
    ],
  },
];
const labels = (path: string) => menuTrail(menu, path).map((item) => item.label);

describe('where a page lies in the menu', () => {
  it('finds an entry and what is above it, at any depth', () => {
    expect(labels('/cust/jkdnMenu')).toEqual(['居民健康档案', '健康档案管理']);
    expect(labels('/yfrh/zsk/jkpg')).toEqual(['医防融合', '知识库', '健康评估']);
  });

  it('finds a group at its own address only', () => {
    expect(labels('/yfrh/zsk')).toEqual(['医防融合', '知识库']);
    expect(labels('/cust/jkdn/018f')).toEqual([]);
  });

  it('does not take a longer name for a page below', () => {
    expect(labels('/cust/baseline')).toEqual([]);
  });
});
