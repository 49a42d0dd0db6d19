import { expect, it } from 'vitest';
import { REMINDER_KINDS, REMINDER_STATES } from '../../reminders/index.ts';
import { OTHER_SUBJECTS } from './other-subjects.data.ts';

it('knows every kind and state of a reminder', () => {
  const { kind, state } = OTHER_SUBJECTS['reminder'] ?? {};
  expect(kind).toMatchObject({ codes: Object.keys(REMINDER_KINDS) });
  expect(state).toMatchObject({ codes: REMINDER_STATES });
});
