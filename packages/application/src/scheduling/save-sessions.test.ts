import { newDraft, sessionOfEach, type ExamSession } from '@gongwei/domain/scheduling';
import { fail, ok, type CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { saveSessions } from './save-sessions.ts';

const villages = ['东村', '南村', '西村'].map((name, at) => ({ code: `99010110100${at}`, name }));
const drafts = sessionOfEach(newDraft('s', '990101101', '2026-06-18' as CalendarDay), villages);

it('stores a week of villages in their order, and after a refusal the rest under the same identifiers', async () => {
  const stored = new Map<string, ExamSession>();
  let full = true;
  const gateway = {
    saveSession: async (session: ExamSession) => {
      if (full && session.villages[0] === '990101101001') return fail('日期不能早于今天');
      stored.set(session.id, session);
      return ok({ ...session, state: '1' as const, version: 1, reserved: [] });
    },
  };
  expect(await saveSessions(gateway, drafts, undefined, true)).toEqual({
    ok: false,
    failure: '南村 6月19日上午：日期不能早于今天',
  });
  expect([...stored.keys()]).toEqual(['s-990101101000']);
  full = false;
  expect(await saveSessions(gateway, drafts, undefined, true)).toMatchObject({ ok: true });
  expect([...stored.values()].map(({ date }) => date)).toEqual(['2026-06-18', '2026-06-19', '2026-06-22']);
});
