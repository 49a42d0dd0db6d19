import { describe, expect, it } from 'vitest';
import { formsFor, MOST_SHOWN, pagesFor, residentOn, searchedPages } from './palette.rules.ts';

const page = (label: string, path: string, initials: string) => ({ id: path, label, path, initials });
const menu = [
  { id: 'cust', label: '居民健康档案', path: '/cust', children: [page('居民列表', '/cust/base', 'jmlb')] },
  {
    id: 'tj',
    label: '体检分析',
    path: '/tjfx',
    children: [page('血压统计', '/tjfx/xy', 'xytj'), page('老年人体检分析', '/tjfx/lnr', 'lnrtjfx')],
  },
];
const index = [
  { id: 'hypertension-follow-up', title: '高血压患者随访服务记录表', initials: 'gxyhzsffwjlb', module: 'follow-up' },
  { id: 'diabetes-follow-up', title: '2型糖尿病患者随访服务记录表', initials: '2xtnbhzsffwjlb', module: 'follow-up' },
  { id: 'drug-catalogue', title: '药品目录', module: 'back-office', subject: 'institution' as const },
];

const doctor = (code: string) => (['gwjkdngl', 'gwsfmkgl'].includes(code) ? ('E' as const) : undefined);
const nobody = () => undefined;
const keeper = (code: string) => (code === 'ht-ypml' ? ('M' as const) : undefined);

describe('pages of the palette', () => {
  it.each([
    ['居民', ['居民列表']],
    ['xy', ['血压统计']],
    ['统计', ['血压统计']],
    ['体检', ['老年人体检分析']],
    ['没有', []],
  ])('%s finds %j', (text, wanted) => {
    expect(pagesFor(menu, nobody, text).map(({ label }) => label)).toEqual(wanted);
  });
  it('say which group they lie in, and are few', () => {
    expect(pagesFor(menu, nobody, 'xy')[0]?.hint).toBe('体检分析');
    const many = Array.from({ length: 20 }, (_, at) => page(`统计${at}`, `/tjfx/${at}`, 'tj'));
    expect(pagesFor(many, nobody, '统计')).toHaveLength(MOST_SHOWN);
  });
});

it('pages beside the menu are found as far as they are open, and say what they are for', () => {
  const found = (letterOf: typeof doctor) => pagesFor(menu, letterOf, '审核').map(({ label, hint }) => [label, hint]);
  expect(found(doctor)).toEqual([]);
  const checker = (code: string) => (code === 'gwtjdngl' ? ('E' as const) : undefined);
  expect(found(checker)).toEqual([['居民体检档案审核', '逐份核对体检表，通过或退回']]);
  expect(pagesFor(menu, checker, '健康体检')[0]?.path).toBe('/custTj');
});

describe('forms of the palette', () => {
  it('are for the resident one is on, else ask for one', () => {
    expect(formsFor(index, doctor, '高血压', '/cust/jkdn/r1/form/x')[0]?.path).toBe(
      '/cust/jkdn/r1/form/hypertension-follow-up',
    );
    expect(formsFor(index, doctor, '高血压', '/wel/index')[0]?.path).toBe('/cust/form/hypertension-follow-up');
  });
  it.each([
    ['gxy', ['高血压患者随访服务记录表']],
    ['GXYHZ', ['高血压患者随访服务记录表']],
    ['tnb', ['2型糖尿病患者随访服务记录表']],
    ['2x', ['2型糖尿病患者随访服务记录表']],
    ['随访', ['高血压患者随访服务记录表', '2型糖尿病患者随访服务记录表']],
    ['hzsf', ['高血压患者随访服务记录表', '2型糖尿病患者随访服务记录表']],
    ['t', []],
    ['xyz', []],
  ])('are found by their title or its initials: %s', (text, titles) => {
    expect(formsFor(index, doctor, text, '/wel/index').map(({ label }) => label)).toEqual(titles);
  });
  it('are those whose page one may open', () => {
    expect(formsFor(index, doctor, '药品', '/wel/index')).toEqual([]);
    expect(formsFor(index, keeper, '药品', '/wel/index')[0]?.path).toBe('/upms/ypml/add');
    expect(formsFor(index, keeper, '高血压', '/wel/index')).toEqual([]);
  });
  it('know a resident’s pages by their address', () => {
    expect([residentOn('/cust/jkdn/r1'), residentOn('/cust/jkdn'), residentOn('/cust/base')]).toEqual([
      'r1',
      undefined,
      undefined,
    ]);
  });
});

describe('what was searched for before', () => {
  it('is offered as far as the menu leads there', () => {
    const offered = searchedPages(menu, ['/tjfx/xy', '/gone', '/cust/base']);
    expect(offered.map(({ label, hint }) => [label, hint])).toEqual([
      ['血压统计', '体检分析'],
      ['居民列表', '居民健康档案'],
    ]);
  });
});
