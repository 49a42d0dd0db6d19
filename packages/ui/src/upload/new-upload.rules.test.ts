import type { UploadPreview } from '@gongwei/application/upload';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { leftOut, formatPace, startAnswers, TIMES, unfiledPath } from './new-upload.rules.ts';

const PLAN = { later: false, day: '2026-06-15' as CalendarDay, time: '20:30', stopAt: '50', remark: ' ' };

describe('a new task of uploads', () => {
  it('begins at once, or at a time of China, and stops after so many refusals', () => {
    expect(startAnswers(PLAN)).toEqual({ stopAt: 50 });
    expect(startAnswers({ ...PLAN, later: true, stopAt: '', remark: '补传' })).toEqual({
      planAt: '2026-06-15T12:30:00.000Z',
      remark: '补传',
    });
  });

  it.each(['0', '1.5', '10001', '很多'])('takes no %s as a number of refusals', (stopAt) =>
    expect(startAnswers({ ...PLAN, stopAt })).toMatch(/请填 1 到 10000/),
  );

  it('tells what it leaves out and where that is found, and nothing of what there is none of', () => {
    const left = { lacking: 3, unknown: 0, account: 2, taken: 0, unmended: 0 };
    const choice = { institution: '990101101', recordTypes: ['1', '2'], states: ['1'] } as const;
    expect(leftOut({ left } as UploadPreview, choice).map(({ why, count }) => [why, count])).toEqual([
      ['lacking', 3],
      ['account', 2],
    ]);
    expect(leftOut({ left } as UploadPreview, choice)[0]).toMatchObject({
      path: '/uploadManage/uploadListNot?view=&state=0&place=990101101&recordType=1~2',
    });
    expect(unfiledPath(choice)).toBe('/uploadManage/uploadListNot?view=&state=0~4&place=990101101&recordType=1');
  });

  it('offers half hours and says long times in hours', () => {
    expect([TIMES[0], TIMES[41], TIMES.length]).toEqual(['00:00', '20:30', 48]);
    expect([formatPace(2), formatPace(89), formatPace(150)]).toEqual(['2 分钟', '89 分钟', '2.5 小时']);
  });
});
