import { describe, expect, it } from 'vitest';
import type { MenuItem } from './menu.ts';
import { mayOpenPage } from './page-access.rules.ts';

const page = (path: string): MenuItem => ({ id: path, label: path, path });
const group = (path: string, ...children: MenuItem[]): MenuItem => ({ ...page(path), children });

/** What a sampler gets, and what a village doctor does. */
const sampler = [group('/hsjc', page('/hsjc/cjyb'), page('/hsjc/jcyb'))];
const doctor = [
  group('/cust', page('/cust/base'), page('/cust/jkdnMenu')),
  group('/custTj', page('/custTj/jkdnTjMenu'), page('/reportManage')),
  group('/health', page('/health/fnbjMenu'), page('/health/etbjMenu')),
  group('/yfrh', group('/yfrh/sjgl', page('/sjgl/xyhz'))),
];

describe('what the delivered menu leads to', () => {
  it.each([
    ['/hsjc/cjyb', sampler, true],
    ['/hsjc', sampler, true],
    ['/hsjc/sjyb', sampler, false],
    ['/hsjc/cjybx', sampler, false],
    ['/cust/base', sampler, false],
    ['/cust/jkdn/7', sampler, false],
    ['/cust/jkdn/7/form/health-check-up', sampler, false],
    ['/print/jktj', sampler, false],
    ['/health/fnbjxx/7/jbxx', sampler, false],
    ['/upms/jgyh', sampler, false],
    ['/upms', sampler, false],
    ['/wel/index', sampler, true],
    ['/info/sign', sampler, true],
    ['/cust/base', doctor, true],
    ['/cust/jkdn/7/form/health-check-up', doctor, true],
    ['/cust/hypertenCard', doctor, true],
    ['/cust/jkdnTjMenu', doctor, true],
    ['/health/fnbjxx/7/jbxx', doctor, true],
    ['/health/tableMenu', doctor, false],
    ['/reportManage', doctor, true],
    ['/uploadManage/uploadList', doctor, false],
    ['/sjgl/xyhz/add', doctor, true],
    ['/sjgl/xthz', doctor, false],
    ['/yfrh', doctor, true],
    ['/yfrh/sjgl', doctor, true],
    ['/yfrh/zsk/yp', doctor, false],
    ['/yfrh/zsk/yp/edit/7', doctor, false],
  ] as const)('%s', (path, menu, open) => {
    expect(mayOpenPage(menu, path)).toBe(open);
  });

  it('leads nowhere but home and to one’s own pages where nothing was delivered', () => {
    expect(['/wel/index', '/info/org'].every((path) => mayOpenPage([], path))).toBe(true);
    expect(
      ['/cust', '/cust/jkdn/1', '/tjfx', '/upms/ypml/add', '/health/hzb'].some((path) => mayOpenPage([], path)),
    ).toBe(false);
  });
});
