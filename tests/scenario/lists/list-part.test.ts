import { createManualClock, settle } from '@gongwei/adapters/memory';
import { createListSession, partQuestion, selectionOf } from '@gongwei/application/lists';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFakeLists, DRUGS } from './list-gateway.fixture.ts';

const WITHIN = "record.code == '7'";

function open() {
  const server = createFakeLists(40);
  const session = createListSession(server.gateway, DRUGS, {
    clock: createManualClock(),
    loadLabels: async () => ({ columns: {}, filters: {} }),
    news$: new Subject<void>(),
    question: partQuestion(DRUGS, { where: { kind: ['1'] } }),
    part: { within: WITHIN },
  });
  return { server, session };
}

describe('a list that is part of a page', () => {
  it('says what holds of all its rows with every question, whatever is asked besides', async () => {
    const { server, session } = open();
    session.show(0, 20);
    await settle();
    session.ask({ where: { kind: ['2'] } });
    await settle();
    session.go({ list: DRUGS.id });
    await settle();
    expect(server.asked.map(({ question }) => [question.condition, question.where])).toEqual([
      [WITHIN, { kind: ['1'], mine: ['1'] }],
      [WITHIN, { kind: ['2'], mine: ['1'] }],
      [WITHIN, undefined],
    ]);
  });
  it('says it of everything that is ticked, too: nobody else’s rows are acted on', async () => {
    const { session } = open();
    session.show(0, 20);
    await settle();
    session.tickEverything();
    expect(selectionOf(session.ticks$.value)).toMatchObject({ question: { condition: WITHIN } });
  });
});
