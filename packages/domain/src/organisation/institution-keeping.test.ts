import { describe, expect, it } from 'vitest';
import {
  checkInstitutions,
  disableProblem,
  institutionNameProblem,
  institutionPhoneProblem,
  nextTail,
  scopeAfter,
} from './index.ts';
import type { Institution } from './index.ts';

const NOTHING = { below: 0, accounts: 0, residents: 0, plans: 0, sessions: 0, appointments: 0 };
const place = (code: string, name: string, level: Institution['level']): Institution => ({
  ...{ code, name, level, offersChildren: level < 5 },
});

it('a telephone number may be left out, and has its area and extension', () => {
  const wrong = ['', '0311-8123456', '13900000000 转 8', '120', 'tel 8123456', '0'.repeat(21)].filter(
    (phone) => institutionPhoneProblem(phone) !== undefined,
  );
  expect(wrong).toEqual(['120', 'tel 8123456', '0'.repeat(21)]);
});

describe('giving up an institution', () => {
  it('is in nobody’s way once nothing hangs on it', () => {
    expect(disableProblem('东村卫生室', NOTHING)).toBeUndefined();
  });

  it('is refused with how much of what there is, and where to go', () => {
    expect(disableProblem('东村卫生室', { ...NOTHING, residents: 12, appointments: 3 })).toBe(
      '“东村卫生室”还有在管居民 12 人（在“个人基本信息表”改村，档案随之迁走）、未体检的预约 3 个（到“预约列表”改约或取消），不能停用',
    );
    const everything = { below: 1, accounts: 2, residents: 3, plans: 4, sessions: 5, appointments: 6 };
    expect(disableProblem('东村卫生室', everything)?.match(/\d [个人项场]（/g)).toHaveLength(6);
  });

  it('keeps new ones from being filed below it', () => {
    const known = [
      place('320999', '望禾县卫生健康局', 3),
      { ...place('320999101', '城关镇卫生院', 4), disabled: true as const },
    ];
    const { rows } = checkInstitutions(
      [
        ['机构编码', '机构名称'],
        ['320999101001', '城东村卫生室'],
      ],
      { known, root: '320999' },
    );
    expect(rows[0]?.problems).toEqual(['上级机构已停用，请先启用']);
  });
});

describe('a new institution', () => {
  it('is proposed the next three digits after those of its neighbours', () => {
    const codes = ['320999', '320999101', '320999103', '320999901', '320999101001', '320999101017'];
    expect(nextTail(codes, '320999')).toBe('104');
    expect(nextTail(codes, '320999101')).toBe('018');
    expect(nextTail(codes, '320999103')).toBe('001');
    expect(nextTail(['320999'], '320999')).toBe('101');
  });

  it('has a name of two to sixty characters', () => {
    expect([' 院 ', '院'.repeat(61)].map(institutionNameProblem)).toEqual(Array(2).fill('机构名称应为 2 到 60 个字'));
    expect(institutionNameProblem('城东村卫生室')).toBeUndefined();
  });
});

it('an institution that is called otherwise by now is chosen under its new name', () => {
  const [county, town] = [place('320999', '望禾县卫生健康局', 3), place('320999101', '城关镇卫生院', 4)];
  const renamed = { ...town, name: '城关镇中心卫生院' };
  const scope = { own: county, within: [county, town], chosen: town };
  expect(scopeAfter(scope, { type: 'RENEW', own: county, within: [county, renamed] }).chosen).toEqual(renamed);
});
