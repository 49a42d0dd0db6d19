import { expect, it } from 'vitest';
import { poolMembers } from './pool-members.rules.ts';

it('sees a person twice in a tube, whatever the case of the check digit', () => {
  expect(poolMembers({ members: [{ idNo: '32000019600229123x' }, { idNo: '32000019600229123X' }] })).toEqual({
    repeated: true,
  });
  expect(poolMembers({ members: [{ idNo: '1' }, { idNo: '2' }, {}, {}] })).toEqual({ repeated: false });
});
