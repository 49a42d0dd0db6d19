import { expect, it } from 'vitest';
import { gradingRows } from './readings/grading-rows.rules.ts';
import { teamRoles } from './contract/team-roles.rules.ts';

const team = (...roles: readonly string[]) => teamRoles({ members: roles.map((role) => ({ role })) });

it('asks a team for a doctor and somebody who assists', () => {
  expect(team('1', '2')).toEqual({ incomplete: false });
  expect(team('4', '3')).toEqual({ incomplete: false });
  expect(team('1', '5')).toEqual({ incomplete: true });
  expect(team('2')).toEqual({ incomplete: true });
  expect(teamRoles({})).toEqual({});
});

it('lets levels meet without gap or overlap, in any order', () => {
  expect(gradingRows({ levels: [{ low: 5, high: 9 }, { high: 5 }, { low: 9 }] })).toEqual({ broken: false });
  expect(gradingRows({ levels: [{ high: 5 }, { low: 6 }] })).toEqual({ broken: true });
  expect(gradingRows({ levels: [{ high: 5 }, { low: 4 }] })).toEqual({ broken: true });
  expect(gradingRows({ levels: [{ low: 5, high: 5 }] })).toEqual({ broken: true });
  expect(gradingRows({})).toEqual({});
});
