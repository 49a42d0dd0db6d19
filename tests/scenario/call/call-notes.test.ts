import { createManualClock, createMemoryDraftStore } from '@gongwei/adapters/memory';
import { CALL_NOTE, callNoteDraft, createCallNotes } from '@gongwei/application/call';
import type { SessionState } from '@gongwei/application/identity';
import { createShutdownTasks } from '@gongwei/application/shared';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createWorld, sessionOf } from '../forms/desk.fixture.ts';

const note = { callId: 'call-1', residentId: 'r1', title: '王秀兰 女 67岁', text: '建议复测血压' };
const loggedIn = (userId: string): SessionState => ({ status: 'logged-in', session: sessionOf(userId, userId) });
const LOGGED_OUT: SessionState = { status: 'logged-out', reason: 'by-user' };

/** Pages of one PC: each `open` is one after F5. */
function pc() {
  const [clock, drafts] = [createManualClock(), createMemoryDraftStore()];
  const session$ = new BehaviorSubject<SessionState>(loggedIn('wang'));
  const open = async () => {
    const leaving = createShutdownTasks();
    const notes = createCallNotes({ drafts, session: { state$: session$ }, leaving, clock });
    await clock.advance(0);
    return { ...notes, leaving, texts: () => notes.unsaved$.value.map(({ text }) => text) };
  };
  return { clock, drafts, session$, open, sit: (state: SessionState) => session$.next(state) };
}

describe('a note on a call', () => {
  it('outlives the page that was typed in, word for word, and the log-out', async () => {
    const { clock, open, sit } = pc();
    const page = await open();
    page.write(note);
    await clock.advance(300);
    page.dispose();
    const next = await open();
    expect(next.unsaved$.value).toEqual([note]);
    sit(LOGGED_OUT);
    expect(next.unsaved$.value).toEqual([]);
    sit(loggedIn('wang'));
    await clock.advance(0);
    expect(next.unsaved$.value).toEqual([note]);
  });

  it('is nobody else’s', async () => {
    const { clock, open, sit } = pc();
    const page = await open();
    page.write(note);
    await clock.advance(300);
    sit(loggedIn('li'));
    await clock.advance(0);
    expect(page.unsaved$.value).toEqual([]);
    page.write({ ...note, callId: 'call-2', text: '李医生写的' });
    await clock.advance(300);
    sit(loggedIn('wang'));
    await clock.advance(0);
    expect(page.texts()).toEqual([note.text]);
  });

  it.each([
    ['not yet begun to be kept', 0],
    ['handed to a disk that does not answer', 300],
  ])('is there again after the page went while it was %s', async (_, waited) => {
    const { clock, drafts, open } = pc();
    const page = await open();
    drafts.hanging = true;
    page.write(note);
    await clock.advance(waited);
    expect(drafts.kept.size).toBe(0);
    void page.leaving.finish();
    page.dispose();
    expect((await open()).texts()).toEqual([note.text]);
  });

  it('that is saved, given up or empty leaves nothing on the device', async () => {
    const { clock, drafts, open } = pc();
    const page = await open();
    for (const callId of ['call-1', 'call-2', 'call-3']) page.write({ ...note, callId });
    await clock.advance(300);
    expect(drafts.kept.size).toBe(3);
    page.forget('call-1');
    page.write({ ...note, callId: 'call-2', text: '' });
    page.write({ ...note, callId: 'call-3', text: '再补一句' });
    page.forget('call-3');
    await clock.advance(300);
    expect(drafts.kept.size).toBe(0);
    expect(page.texts()).toEqual(['']);
  });

  it('says so where the device does not take it, and is kept when it does again', async () => {
    const { clock, drafts, open } = pc();
    const page = await open();
    drafts.broken = true;
    page.write(note);
    await clock.advance(300);
    expect([page.trouble$.value, page.texts()]).toEqual([true, [note.text]]);
    drafts.broken = false;
    page.write({ ...note, text: `${note.text}。` });
    await clock.advance(300);
    expect([page.trouble$.value, drafts.kept.size]).toEqual([false, 1]);
  });

  it('typed before what is kept was read stands against it', async () => {
    const { clock, open } = pc();
    const page = await open();
    page.write(note);
    page.write({ ...note, callId: 'call-2', text: '第二条' });
    await clock.advance(300);
    const opening = open();
    const next = await opening;
    next.write({ ...note, text: '新写的' });
    expect(next.texts()).toEqual(['新写的', '第二条']);
    expect(next.unsaved$.value.map(({ callId }) => callId)).toEqual(['call-1', 'call-2']);
  });

  it('stands in no list of unfinished forms', async () => {
    const world = createWorld();
    const { desk } = await world.start();
    await world.drafts.write(callNoteDraft('u1', note, world.clock.now().toISOString()));
    expect(await world.drafts.list('u1')).toHaveLength(1);
    expect(await desk.drafts()).toEqual([]);
  });

  it('takes nothing from the drafts of forms', async () => {
    const { clock, drafts, open } = pc();
    const page = await open();
    page.write(note);
    await clock.advance(300);
    const [kept] = [...drafts.kept.values()];
    await drafts.write({ ...kept!, key: { ...kept!.key, formId: 'visit', recordId: 'x' } });
    expect(kept?.key.formId).toBe(CALL_NOTE);
    expect((await open()).texts()).toEqual([note.text]);
  });
});
