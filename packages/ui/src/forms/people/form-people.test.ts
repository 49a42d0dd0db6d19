import { expect, it } from 'vitest';
import { idOfName, idsOfNames, namesOfIds, namesSeveral, peopleOf } from './form-people.ts';

const staff = [
  { id: 'doctor', name: '郝发正' },
  { id: 'nurse', name: '李彩美' },
];
const names = { doctor: '郝发正', nurse: '李彩美' };

it('reads several names of one line, each once, and shows them again', () => {
  expect(idsOfNames(staff, '郝发正、李彩美，郝发正')).toEqual(['doctor', 'nurse']);
  expect(idsOfNames(staff, '郝发正 外请专家')).toEqual(['doctor', '外请专家']);
  expect(idsOfNames(staff, ' ')).toBeUndefined();
  expect(namesOfIds(names, ['doctor', 'nurse', '外请专家'])).toBe('郝发正、李彩美、外请专家');
  expect(namesOfIds(names, undefined)).toBe('');
});

it('knows a field of several people from a choice', () => {
  const field = { key: 'checkers', label: '自查人员', type: 'multi' } as const;
  expect(namesSeveral({ ...field, optionsFrom: 'user' })).toBe(true);
  expect(namesSeveral({ ...field, options: [{ code: '1', label: '一' }] })).toBe(false);
});

it('calls namesakes by their place, so that each can be chosen', () => {
  const zhang = (id: string, place?: string) => ({ id, name: '张伟', ...(place && { place }) });
  const all = [zhang('own', '东镇卫生院'), zhang('a', '西镇卫生院'), zhang('b', '西镇卫生院'), zhang('c')];
  const { users, names } = peopleOf(all, []);
  expect(users.map(({ name }) => name)).toEqual(['张伟', '张伟（西镇卫生院）', '张伟（西镇卫生院2）', '张伟（2）']);
  expect(users.map(({ name }) => idOfName(users, name))).toEqual(['own', 'a', 'b', 'c']);
  expect(idsOfNames(users, users.map(({ name }) => name).join('、'))).toEqual(['own', 'a', 'b', 'c']);
  expect(names['b']).toBe('张伟（西镇卫生院2）');
});
