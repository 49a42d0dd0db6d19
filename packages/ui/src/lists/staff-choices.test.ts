import { expect, it } from 'vitest';
import { wordsOfChoice } from '../shared/choose/choice-search.rules.ts';
import { colleaguesOf, staffChoices } from './staff-choices.ts';

const li = { id: 'li', name: '李医生', institution: '东镇卫生院' };

it('says where each works as soon as there are several places', () => {
  expect(staffChoices([li, { ...li, id: 'wang', name: '王医生' }])).toEqual([
    { code: 'li', label: '李医生' },
    { code: 'wang', label: '王医生' },
  ]);
  const far = { id: 'far', name: '李医生', institution: '西镇卫生院' };
  expect(staffChoices([li, far, { id: 'old', name: '老赵' }]).map(wordsOfChoice)).toEqual([
    '李医生（东镇卫生院）',
    '李医生（西镇卫生院）',
    '老赵',
  ]);
});

it('leaves, of colleagues, those of the same place without oneself', () => {
  const institution = { code: '990101101', name: '东镇卫生院', level: 4, offersChildren: true } as const;
  const doctors = [li, { ...li, id: 'wang' }, { ...li, id: 'far', institution: '西镇卫生院' }];
  expect(colleaguesOf({ doctors, user: { id: 'li' }, institution }).map(({ id }) => id)).toEqual(['wang']);
});
