import { expect, it } from 'vitest';
import { settled } from '../shared/timers.fixture.ts';
import { createFormOpening } from './form-opening.service.ts';
import type { FormSessions, FormSession } from './form-session.service.ts';

/** A desk that opens when it is told to; `open` says how many sessions live. */
const createDesk = () => {
  const waiting: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const count = { open: 0 };
  const desk: Pick<FormSessions, 'open'> = {
    open: () =>
      new Promise((resolve, reject) => {
        const session: Pick<FormSession, 'dispose'> = {
          async dispose() {
            count.open -= 1;
          },
        };
        waiting.push({
          answer: () => ((count.open += 1), resolve(session as FormSession)),
          fail: () => reject(new Error('no line')),
        });
      }),
  };
  return { desk: desk as FormSessions, waiting, count };
};
it('opens a form for its first reader and closes it with the last, also one that comes late', async () => {
  const { desk, waiting, count } = createDesk();
  const opening = createFormOpening(desk, 'form', 'wang', undefined, undefined);
  const reader = opening.state$.subscribe();
  waiting[0]?.answer();
  await settled();
  expect([opening.state$.value.step, count.open]).toEqual(['open', 1]);
  reader.unsubscribe();
  expect(count.open).toBe(0);
  const again = opening.state$.subscribe();
  expect(opening.state$.value.step).toBe('opening');
  again.unsubscribe();
  waiting[1]?.answer();
  await settled();
  expect([opening.state$.value.step, count.open]).toEqual(['opening', 0]);
});

it('says why it could not and tries again', async () => {
  const { desk, waiting } = createDesk();
  const opening = createFormOpening(desk, 'form', 'wang', 'record', '{"stage":"1"}');
  opening.state$.subscribe();
  waiting[0]?.fail();
  await settled();
  expect(opening.state$.value.step).toBe('failed');
  opening.retry();
  expect(opening.state$.value.step).toBe('opening');
  waiting[1]?.answer();
  await settled();
  expect(opening.state$.value.step).toBe('open');
});
