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

it('leaves, of colleagues, who works where one does, by code: not a place of the same name, nor one below that is chosen for now', () => {
  const at = (code: string) => ({ code, name: '东镇卫生院', level: 4, offersChildren: true }) as const;
  const [own, village, other] = [at('990101101'), at('990101101001'), at('990101102')];
  const doctors = [
    { ...li, places: [own.code] },
    { ...li, id: 'wang', places: [own.code] },
    { ...li, id: 'both', institution: '西镇卫生院', places: [other.code, own.code] },
    { ...li, id: 'namesake', places: [other.code] },
    { ...li, id: 'below', places: [village.code] },
    { ...li, id: 'unknown' },
  ];
  const among = { doctors, user: { id: 'li' }, institutions: [own, village] };
  for (const institution of [own, village])
    expect(colleaguesOf({ ...among, institution }).map(({ id }) => id)).toEqual(['wang', 'both']);
  expect(colleaguesOf({ ...among, institutions: [], institution: other }).map(({ id }) => id)).toEqual([
    'both',
    'namesake',
  ]);
});
