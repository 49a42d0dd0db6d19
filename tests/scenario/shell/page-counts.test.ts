import { createManualClock } from '@gongwei/adapters/memory';
import type { SessionState } from '@gongwei/application/identity';
import { createPageCounts } from '@gongwei/application/pages';
import type { ListQuestion } from '@gongwei/domain/lists';
import type { PageCounter } from '@gongwei/domain/pages';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';

const OVERDUE: PageCounter = { list: 'hypertension-record-list', where: { overdue: ['1'] }, says: '人逾期' };

const at = (institution: string): SessionState =>
  ({
    status: 'logged-in',
    session: { user: { id: 'doctor' }, institution: { code: institution } },
  }) as unknown as SessionState;

/** A landing page whose numbers come when they are given. */
function landing() {
  const clock = createManualClock();
  const state$ = new BehaviorSubject<SessionState>(at('1'));
  const asked: { readonly question: ListQuestion; give(found: number): void; refuse(): void }[] = [];
  const counts = createPageCounts(
    {
      count: (question) =>
        new Promise((done, fail) => {
          asked.push({
            question,
            give: (found) => done({ found, exact: true }),
            refuse: () => fail(new Error('403')),
          });
        }),
    },
    { state$ },
    clock,
  );
  const shown = () => counts.of(OVERDUE).value;
  return { clock, state$, asked, counts, shown };
}

it('asks the list behind the page what its card says, once a minute at most', async () => {
  const { clock, asked, shown } = landing();
  expect(shown()).toEqual({ status: 'awaited' });
  asked[0]?.give(7);
  await clock.advance(59_000);
  expect(shown()).toEqual({ status: 'here', found: 7, exact: true });
  expect(asked.map(({ question }) => question)).toEqual([
    { list: 'hypertension-record-list', where: { overdue: ['1'] } },
  ]);
  await clock.advance(1_000);
  // The old number stands until the new one is there.
  expect(shown()).toEqual({ status: 'here', found: 7, exact: true });
  expect(asked).toHaveLength(2);
  asked[1]?.give(6);
  await clock.advance(0);
  expect(shown()).toEqual({ status: 'here', found: 6, exact: true });
});

it('counts under a view apart from the whole list, and all of it anew when it is asked to', async () => {
  const { clock, asked, counts, shown } = landing();
  shown();
  const view$ = counts.of({ list: OVERDUE.list, view: 'due-week' });
  expect(asked.map(({ question }) => question)[1]).toEqual({ list: OVERDUE.list, view: 'due-week' });
  await clock.advance(1);
  counts.reload();
  expect(asked).toHaveLength(4);
  // The answer to the older question comes last, and says nothing any more.
  asked[3]?.give(5);
  await clock.advance(0);
  asked[1]?.give(4);
  await clock.advance(0);
  expect(view$.value).toEqual({ status: 'here', found: 5, exact: true });
});

it('leaves a card without a number that could not be asked', async () => {
  const { clock, asked, shown } = landing();
  shown();
  asked[0]?.refuse();
  await clock.advance(0);
  expect(shown()).toEqual({ status: 'none' });
});

it('keeps no number of another institution, and takes no late one for it', async () => {
  const { clock, state$, asked, shown } = landing();
  shown();
  state$.next(at('2'));
  expect(shown()).toEqual({ status: 'awaited' });
  asked[0]?.give(7);
  await clock.advance(0);
  expect(shown()).toEqual({ status: 'awaited' });
  asked[1]?.give(2);
  await clock.advance(0);
  expect(shown()).toEqual({ status: 'here', found: 2, exact: true });
});

it('says nothing any more once it has ended', async () => {
  const { clock, asked, counts } = landing();
  const count$ = counts.of(OVERDUE);
  counts.dispose();
  asked[0]?.give(7);
  await clock.advance(0);
  expect(count$.value).toEqual({ status: 'awaited' });
});
