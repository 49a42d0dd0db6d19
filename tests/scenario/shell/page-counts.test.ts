import { createManualClock } from '@gongwei/adapters/memory';
import type { SessionState } from '@gongwei/application/identity';
import { createPageCounts, createTotal } from '@gongwei/application/pages';
import type { ListQuestion } from '@gongwei/domain/lists';
import type { PageCounter } from '@gongwei/domain/pages';
import { fault } from '@gongwei/domain/shared';
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
  const asked: {
    readonly list: string;
    readonly questions: readonly Omit<ListQuestion, 'list'>[];
    give(...found: readonly number[]): void;
    refuse(why?: unknown): void;
  }[] = [];
  const counts = createPageCounts(
    {
      counts: (list, questions) =>
        new Promise((done, fail) => {
          asked.push({
            list,
            questions,
            give: (...all) => done(all.map((found) => ({ found, exact: true }))),
            refuse: (why = new Error('403')) => fail(why),
          });
        }),
    },
    { state$ },
    clock,
  );
  const shown = () => counts.of(OVERDUE).value;
  return { clock, state$, asked, counts, shown };
}

const here = (found: number) => ({ status: 'here', found, exact: true });

it('asks the list behind the page what its card says, once a minute at most', async () => {
  const { clock, asked, shown } = landing();
  expect(shown()).toEqual({ status: 'awaited' });
  await clock.advance(0);
  asked[0]?.give(7);
  await clock.advance(59_000);
  expect(shown()).toEqual(here(7));
  expect(asked).toMatchObject([{ list: 'hypertension-record-list', questions: [{ where: { overdue: ['1'] } }] }]);
  await clock.advance(1_000);
  // The old number stands until the new one is there.
  expect(shown()).toEqual(here(7));
  await clock.advance(0);
  expect(asked).toHaveLength(2);
  asked[1]?.give(6);
  await clock.advance(0);
  expect(shown()).toEqual(here(6));
});

it('asks each list once for all cards of it, and all of it anew when it is asked to', async () => {
  const { clock, asked, counts, shown } = landing();
  shown();
  const view$ = counts.of({ list: OVERDUE.list, view: 'due-week' });
  const other$ = counts.of({ list: 'follow-up-list', view: 'today' });
  await clock.advance(1);
  expect(asked.map(({ list, questions }) => [list, questions])).toEqual([
    [OVERDUE.list, [{ where: { overdue: ['1'] } }, { view: 'due-week' }]],
    ['follow-up-list', [{ view: 'today' }]],
  ]);
  counts.reload();
  await clock.advance(1);
  expect(asked).toHaveLength(4);
  // The answer to the older question comes last, and says nothing any more.
  asked[2]?.give(8, 5);
  await clock.advance(0);
  asked[0]?.give(7, 4);
  asked[1]?.give(3);
  await clock.advance(0);
  expect([shown(), view$.value, other$.value]).toEqual([here(8), here(5), { status: 'awaited' }]);
});

it('leaves the cards of a list without a number that could not be asked', async () => {
  const { clock, asked, counts, shown } = landing();
  shown();
  const other$ = counts.of({ list: 'follow-up-list', view: 'today' });
  await clock.advance(0);
  asked[0]?.refuse();
  asked[1]?.give(2);
  await clock.advance(0);
  expect([shown(), other$.value]).toEqual([{ status: 'none' }, here(2)]);
});

it('says of what is still being worked out that it is, and asks again for whoever looks', async () => {
  const { clock, asked, counts, shown } = landing();
  const unfinished = fault({ code: 'list.unfinished', category: 'conflict', message: '“上传列表”还在生成' });
  const total = createTotal(counts, [OVERDUE, { list: 'follow-up-list', view: 'today' }]);
  const looking = total.state$.subscribe(() => undefined);
  await clock.advance(0);
  asked[0]?.refuse(unfinished);
  asked[1]?.give(2);
  await clock.advance(0);
  // Together it is that much at least.
  expect([shown(), total.state$.value]).toEqual([{ status: 'making' }, { ...here(2), exact: false }]);
  expect(createTotal(counts, [OVERDUE]).state$.value).toEqual({ status: 'making' });
  await clock.advance(10_000);
  expect(asked).toHaveLength(3);
  asked[2]?.refuse(unfinished);
  await clock.advance(0);
  looking.unsubscribe();
  await clock.advance(10_000);
  // Nobody looks: it is asked for when somebody does.
  expect(asked).toHaveLength(3);
  expect(shown()).toEqual({ status: 'making' });
  await clock.advance(0);
  asked[3]?.give(7);
  await clock.advance(0);
  expect(shown()).toEqual(here(7));
});

it('keeps no number of another institution, and takes no late one for it', async () => {
  const { clock, state$, asked, shown } = landing();
  shown();
  await clock.advance(0);
  state$.next(at('2'));
  expect(shown()).toEqual({ status: 'awaited' });
  await clock.advance(0);
  asked[0]?.give(7);
  await clock.advance(0);
  expect(shown()).toEqual({ status: 'awaited' });
  asked[1]?.give(2);
  await clock.advance(0);
  expect(shown()).toEqual(here(2));
});

it('says nothing any more once it has ended', async () => {
  const { clock, asked, counts } = landing();
  const count$ = counts.of(OVERDUE);
  await clock.advance(0);
  counts.dispose();
  asked[0]?.give(7);
  await clock.advance(0);
  expect(count$.value).toEqual({ status: 'awaited' });
});

it('adds up what waits behind several cards, once all are there', async () => {
  const { clock, asked, counts } = landing();
  const total = createTotal(counts, [OVERDUE, { list: 'upload-list', view: 'failed' }]);
  const told: unknown[] = [];
  const looking = total.state$.subscribe((state) => told.push(state));
  await clock.advance(0);
  asked[0]?.give(7);
  await clock.advance(0);
  expect(told.at(-1)).toEqual({ status: 'awaited' });
  asked[1]?.give(5);
  await clock.advance(0);
  expect(told.at(-1)).toEqual(here(12));
  // What cannot be asked any more leaves a number that is at least so large.
  counts.reload();
  await clock.advance(0);
  asked[2]?.give(8);
  asked[3]?.refuse();
  await clock.advance(0);
  expect(told.at(-1)).toEqual({ status: 'here', found: 8, exact: false });
  looking.unsubscribe();
  expect(createTotal(counts, []).state$.value).toEqual({ status: 'here', found: 0, exact: true });
});
