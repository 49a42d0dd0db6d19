import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { settled } from '../shared/timers.fixture.ts';
import { createFormOpening } from './form-opening.service.ts';
import type { FormSessions, FormSession, OpenForm, SheetPlace } from './form-session.service.ts';

/** A desk that opens when it is told to; `open` says how many sessions live. */
const createDesk = () => {
  const place = new BehaviorSubject<SheetPlace>('here');
  const asked: OpenForm[] = [];
  const waiting: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const count = { open: 0 };
  const desk: Pick<FormSessions, 'open'> = {
    open: (wanted) =>
      new Promise((resolve, reject) => {
        asked.push(wanted);
        const session: Pick<FormSession, 'dispose' | 'place$' | 'recordId'> = {
          place$: place,
          recordId: 'sheet',
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
  return { desk: desk as FormSessions, waiting, count, place, asked };
};
it('opens a form for its first reader and closes it with the last, also one that comes late', async () => {
  const { desk, waiting, count } = createDesk();
  const opening = createFormOpening(desk, { formId: 'form', subjectId: 'wang' });
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
  const opening = createFormOpening(desk, {
    formId: 'form',
    subjectId: 'wang',
    recordId: 'record',
    given: { stage: '1' },
  });
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

it('opens a sheet anew that came back from another window, and goes on with that one', async () => {
  const { desk, waiting, count, place, asked } = createDesk();
  const opening = createFormOpening(desk, { formId: 'form', subjectId: 'wang' });
  opening.state$.subscribe();
  waiting[0]?.answer();
  await settled();
  place.next('back');
  expect([opening.state$.value.step, count.open]).toEqual(['opening', 0]);
  waiting[1]?.fail();
  await settled();
  place.next('here');
  opening.retry();
  waiting[2]?.answer();
  await settled();
  expect(opening.state$.value.step).toBe('open');
  const sheet = { formId: 'form', subjectId: 'wang', sheet: 'sheet' };
  expect(asked).toEqual([{ formId: 'form', subjectId: 'wang' }, sheet, sheet]);
});
