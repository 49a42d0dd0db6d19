import { describe, expect, it } from 'vitest';
import { faultTicket } from './fault-ticket.rules.ts';

const FAULT: Parameters<typeof faultTicket>[0] = {
  numbers: ['0194-a'],
  message: 'relation "residents" does not exist',
  code: '42P01',
  route: 'GET /api/v1/residents/:id/overview',
  source: '后端',
  at: '2026-11-20 14:05:09',
  firstAt: '2026-11-20 14:05:09',
  times: 1,
  users: 1,
};

describe('the text of a fault for a ticket', () => {
  it('names number, time, place, version and sentence', () => {
    expect(faultTicket(FAULT, '0.1.0').split('\n')).toEqual([
      '编号：0194-a',
      '时间：2026-11-20 14:05:09',
      '次数：1 次，涉及 1 人',
      '位置：后端 GET /api/v1/residents/:id/overview',
      '版本：0.1.0',
      '类型：42P01',
      '异常信息：relation … does not exist',
    ]);
  });

  it('names three numbers of many, and the first time of one that came again', () => {
    const often = { ...FAULT, numbers: ['e', 'd', 'c', 'b', 'a'], times: 5, firstAt: '2026-11-01 08:00:00' };
    const text = faultTicket(often, '');
    expect(text).toContain('编号：e、d、c 等 5 个\n时间：最近 2026-11-20 14:05:09，首次 2026-11-01 08:00:00');
    expect(text).not.toContain('版本');
  });

  it('lets nothing personal out, whatever got into the log', () => {
    const text = faultTicket({ ...FAULT, message: '张三丰 320999195503020011 not found, 199 0000 1234' }, '0.1.0');
    expect(text).not.toMatch(/张三丰|320999|1234/);
  });
});
