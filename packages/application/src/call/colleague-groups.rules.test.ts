import type { Presence } from '@gongwei/domain/call';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Colleague } from './colleagues.port.ts';
import { groupColleagues, withNews, withTicked } from './colleague-groups.rules.ts';

const colleague = (userId: string, institutionCode: string, presence: Presence): Colleague => ({
  userId,
  name: `${userId}医生`,
  number: userId,
  institutionCode,
  institutionName: `${institutionCode}卫生院`,
  presence,
});
const county = [
  colleague('a', 'east', 'offline'),
  colleague('b', 'west', 'online'),
  colleague('c', 'own', 'offline'),
  colleague('d', 'west', 'busy'),
  colleague('e', 'west', 'online'),
];

describe('colleagues', () => {
  it('stand by institution: those with somebody there, then the own one, then the others', () => {
    expect(
      groupColleagues(county, 'own').map(({ name, colleagues }) => [name, colleagues.map((one) => one.userId)]),
    ).toEqual([
      ['west卫生院', ['b', 'e', 'd']],
      ['own卫生院', ['c']],
      ['east卫生院', ['a']],
    ]);
  });
  it('are all there once, whatever their institutions', () => {
    const any = fc.array(
      fc.record({
        userId: fc.uuid(),
        code: fc.constantFrom('own', 'east', 'west'),
        presence: fc.constantFrom<Presence>('online', 'busy', 'offline'),
      }),
    );
    fc.assert(
      fc.property(any, (people) => {
        const list = people.map(({ userId, code, presence }) => colleague(userId, code, presence));
        const grouped = groupColleagues(list, 'own').flatMap(({ colleagues }) => colleagues);
        expect(grouped).toHaveLength(list.length);
        expect(new Set(grouped)).toEqual(new Set(list));
      }),
    );
  });
  it('take what was heard of them since', () => {
    const heard = withNews(county, new Map<string, Presence>([['a', 'online']]));
    expect(heard[0]?.presence).toBe('online');
    expect(heard[1]).toBe(county[1]);
  });
});

it('ticks up to as many as fit in a call; the first gives way', () => {
  const [a, b, c] = [{ userId: 'a' }, { userId: 'b' }, { userId: 'c' }];
  expect(withTicked([], a, 2)).toEqual([a]);
  expect(withTicked([a], a, 2)).toEqual([]);
  expect(withTicked([a, b], c, 2)).toEqual([b, c]);
});
