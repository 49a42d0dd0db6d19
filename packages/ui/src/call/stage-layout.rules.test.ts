import type { CallParticipant } from '@gongwei/application/call';
import { expect, it } from 'vitest';
import { layOut } from './stage-layout.rules.ts';

const person = (userId: string, shown?: 'camera' | 'screen'): CallParticipant => ({
  userId,
  name: userId,
  number: userId,
  institutionCode: '1',
  institutionName: '卫生院',
  stage: 'in',
  microphone: true,
  camera: shown !== undefined,
  ...(shown && {
    media: { userId, link: 'up', picture: true, sound: true, screen: shown === 'screen', quality: 'good' },
  }),
});
const [plain, seen, presenter] = [person('a'), person('b', 'camera'), person('c', 'screen')];

it.each([
  [[], 'one', [], undefined],
  [[plain], 'one', ['a'], undefined],
  [[presenter], 'one', ['c'], 'c'],
  [[plain, seen], 'two', ['a', 'b'], 'b'],
  [[seen, presenter], 'presenting', ['c', 'b'], 'c'],
] as const)('lays out %#: %s', (others, shape, order, main) => {
  const layout = layOut(others);
  expect([layout.shape, layout.tiles.map(({ userId }) => userId), layout.main?.userId]).toEqual([shape, order, main]);
});
