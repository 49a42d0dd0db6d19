import { expect, it } from 'vitest';
import { hallLine, type HallCall } from './hall-calls.rules.ts';

const NOW = new Date('2026-06-20T01:00:00Z');
const person = (appointmentId: string, minutes: number, missing: readonly string[] = ['7', '8'], state = '2') => ({
  ...{
    appointmentId,
    missing,
    state: state as '2',
    checkInAt: `2026-06-20T00:${String(minutes).padStart(2, '0')}:00Z`,
  },
});
const call = (appointmentId: string, station: string, at: string, left?: 'later' | 'skipped'): HallCall => ({
  ...{ appointmentId, station, at: `2026-06-20T${at}:00Z` },
  ...(left && { left }),
});
const line = (people: readonly ReturnType<typeof person>[], ...calls: HallCall[]) =>
  hallLine(people, '7', calls, NOW).map(({ appointmentId }) => appointmentId);

it('is who came first, of those who are there and lack the station', () => {
  const people = [
    person('b', 10),
    person('a', 5),
    person('done', 1, ['8']),
    person('away', 2, ['7'], '1'),
    person('end', 3, ['7'], '4'),
  ];
  expect(line(people)).toEqual(['a', 'b']);
});

it.each([
  ['once called they do not wait any more', [call('a', '7', '00:30')], ['b', 'c']],
  [
    'who did not come waits behind those who came before they were put back',
    [call('a', '7', '00:12', 'later')],
    ['b', 'a', 'c'],
  ],
  ['who is skipped is not called again', [call('b', '7', '00:20', 'skipped')], ['a', 'c']],
  ['who is at another station is called when they should be done there', [call('a', '8', '00:55')], ['b', 'c']],
  ['ten minutes later they are', [call('a', '8', '00:50')], ['a', 'b', 'c']],
  ['who did not come to another station is not there', [call('a', '8', '00:55', 'later')], ['a', 'b', 'c']],
] as const)('%s', (_what, calls, expected) => {
  expect(line([person('a', 5), person('b', 10), person('c', 15)], ...calls)).toEqual(expected);
});

it('whoever has been at the other station is free at once when it is written down', () => {
  expect(line([person('a', 5, ['7'])], call('a', '8', '00:59'))).toEqual(['a']);
});
