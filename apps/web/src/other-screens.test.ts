import { expect, it } from 'vitest';
import { lateLists } from './composition/late-lists.ts';
import { OTHER_SCREENS } from './other-screens.tsx';

it('the calendar of sessions brings the services of lists, also for who comes by its address', async () => {
  expect(lateLists.here()).toBe(false);
  await OTHER_SCREENS['/appointManage/calendar']();
  expect(lateLists.here()).toBe(true);
});
