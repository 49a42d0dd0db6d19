import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { formatDayInChinese, invitationOf, invitedSessions, sheetsOf, type BookedRow } from './invitation.rules.ts';

const row = (id: string, cells: BookedRow['cells']): BookedRow => ({
  id,
  cells: {
    name: '王秀兰',
    sex: 'female',
    age: 71,
    date: '2026-06-20',
    place: '东村卫生室',
    sessionName: '东村上午',
    ...cells,
  },
});

it('says the day as people do', () => {
  expect(formatDayInChinese('2026-06-20' as CalendarDay)).toBe('6月20日（星期六）');
  expect(formatDayInChinese('2026-12-06' as CalendarDay)).toBe('12月6日（星期日）');
});

it('says when, where and what for, and nothing where nothing is known', () => {
  expect(
    invitationOf(row('a', { slot: '07:30-08:30', checkType: '1', queueNo: '1-003', archiveNumber: '990' })),
  ).toMatchObject({
    ...{
      about: '女 71岁',
      day: '6月20日（星期六）',
      slot: '07:30-08:30',
      what: '65岁及以上老年人体检',
      queueNo: '1-003',
    },
  });
  expect(invitationOf(row('a', { slot: '-', period: '1', hostOrg: '99' }), { '99': '东镇卫生院' })).toMatchObject({
    slot: '上午',
    host: '东镇卫生院',
  });
  expect(invitationOf(row('a', { slot: '-', age: null, date: null }))).toMatchObject({
    slot: '',
    host: '',
    about: '女',
    day: '',
    what: '健康体检',
  });
});

it.each([
  [true, { slot: '07:30-08:30' }],
  [false, { slot: '14:00-15:00', period: '2' }],
  [true, { slot: '-', period: '1' }],
  [false, { slot: '-', period: '2' }],
  [true, { slot: '-', period: '3' }],
  [true, {}],
])('asks to come fasting: %s for %j', (fasting, cells) => expect(invitationOf(row('a', cells)).fasting).toBe(fasting));

it('goes session by session in the order of the numbers', () => {
  const sessions = invitedSessions([
    row('a', { queueNo: '1-002' }),
    row('b', { queueNo: '1-001', sessionName: '西村上午' }),
    row('c', { queueNo: '1-001' }),
  ]);
  expect(sessions.map(({ title, people }) => [title, people.map(({ id }) => id)])).toEqual([
    ['东村上午 · 6月20日（星期六） · 东村卫生室', ['c', 'a']],
    ['西村上午 · 6月20日（星期六） · 东村卫生室', ['b']],
  ]);
  const [named] = invitedSessions([row('a', { sessionName: '东村等3村 6月20日上午' })]);
  expect(named?.title).toBe('东村等3村 6月20日上午 · 星期六 · 东村卫生室');
  expect(sheetsOf([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
});
