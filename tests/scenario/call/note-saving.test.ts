import { createManualClock, createMemoryDraftStore } from '@gongwei/adapters/memory';
import { createCallNotes, createCallNoteSaving, type CallService, type UnsavedNote } from '@gongwei/application/call';
import type { SessionState } from '@gongwei/application/identity';
import { createShutdownTasks } from '@gongwei/application/shared';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

type Answer = 'kept' | 'unknown call' | 'no line';
const note = { callId: 'call-1', residentId: 'r1', title: '王秀兰 女 67岁', text: ' 建议复测血压 ' };

/** A call about a resident that is running; `hangUp` ends it. `answers`: of the office, one for each try. */
async function call(...answers: readonly Answer[]) {
  const clock = createManualClock();
  const session$ = new BehaviorSubject<SessionState>({ status: 'logged-in', session: sessionOf('wang', 'wang') });
  const call$ = new BehaviorSubject<unknown>(undefined) as unknown as CallService['call$'] & BehaviorSubject<unknown>;
  const tried: string[] = [];
  const left = [...answers];
  const log = {
    async note(callId: string, text: string): Promise<Result<void, string>> {
      tried.push(`${callId}: ${text}`);
      const answer = left.shift();
      if (answer === 'no line') throw new Error('no line');
      return answer === 'kept' ? ok(undefined) : fail('没有找到这次通话');
    },
  };
  const notes = createCallNotes({
    ...{ drafts: createMemoryDraftStore(), session: { state$: session$ }, leaving: createShutdownTasks(), clock },
  });
  const saving = createCallNoteSaving({ desk: { call$ }, log, notes, clock });
  const saved: UnsavedNote[] = [];
  saving.saved$.subscribe((one) => saved.push(one));
  await clock.advance(0);
  call$.next({ callId: note.callId });
  const hangUp = async (): Promise<void> => {
    call$.next(undefined);
    await clock.advance(0);
  };
  return { clock, notes, saving, saved, tried, hangUp };
}

it('keeps a note when the call ends, and leaves nothing to be offered', async () => {
  const { notes, hangUp, saved, tried } = await call('kept');
  notes.write(note);
  expect(tried).toEqual([]);
  await hangUp();
  expect(tried).toEqual(['call-1: 建议复测血压']);
  expect(saved).toEqual([note]);
  expect(notes.unsaved$.value).toEqual([]);
});

it('tries again where the office does not know of the call yet, or the line is down', async () => {
  const { clock, notes, hangUp, saved, tried } = await call('unknown call', 'no line', 'kept');
  notes.write(note);
  await hangUp();
  expect(saved).toEqual([]);
  await clock.advance(1_000);
  expect(notes.unsaved$.value).toHaveLength(1);
  await clock.advance(5_000);
  expect([saved.length, tried.length, notes.unsaved$.value.length]).toEqual([1, 3, 0]);
});

it('offers what could not be saved, and saves nothing twice or for nothing', async () => {
  const { clock, notes, hangUp, saved, tried } = await call('no line', 'no line', 'no line', 'no line');
  notes.write(note);
  await hangUp();
  await clock.advance(120_000);
  expect([tried.length, saved.length]).toEqual([4, 0]);
  expect(notes.unsaved$.value).toEqual([note]);

  const silent = await call('kept');
  silent.notes.write({ ...note, text: '  ' });
  await silent.hangUp();
  expect(silent.tried).toEqual([]);
});

it('does not try again once somebody has saved or given it up by hand, or all is over', async () => {
  const given = await call('no line', 'kept');
  given.notes.write(note);
  await given.hangUp();
  given.notes.forget(note.callId);
  await given.clock.advance(60_000);
  expect(given.tried).toHaveLength(1);

  const over = await call('no line', 'kept');
  over.notes.write(note);
  await over.hangUp();
  over.saving.dispose();
  await over.clock.advance(60_000);
  expect(over.tried).toHaveLength(1);
});
