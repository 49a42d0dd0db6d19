import { createLocalAnswer, type ListDefinition, type ListRow, type LocalRow } from '@gongwei/domain/lists';
import { partsOf } from '@gongwei/domain/shared';
import { NEVER } from 'rxjs';
import type { Clock } from '../shared/index.ts';
import type { ListGateway } from './list-gateway.port.ts';
import { createListSession } from './list-session.ts';
import type { ListSession } from './list-session.service.ts';

/** A list over rows a screen has at hand; whoever opens it ends it. */
export type LocalList = {
  readonly session: ListSession;
  /** Other rows in place of the present ones. */
  put(rows: readonly LocalRow[]): void;
  end(): void;
};

/**
 * Opens a list whose rows no server is asked for, and which is worked with like all others. Bulk actions, exports and kept views need the server and
 * are refused. `rows`: what the list begins with.
 */
export function createLocalList(definition: ListDefinition, clock: Clock, rows: readonly LocalRow[]): LocalList {
  const answer = createLocalAnswer(definition);
  let given = rows;
  const found: Found = (question) => {
    const today = clock.today();
    return answer(question, { today, year: partsOf(today).year, me: '', institution: '' }, given);
  };
  const session = createListSession(gatewayOf(found), definition, {
    clock,
    // Their words stand in the definition and are there from the beginning.
    loadLabels: notLocal,
    news$: NEVER,
    question: { list: definition.id },
  });
  return {
    session,
    put(next) {
      if (next === given) return;
      given = next;
      session.reload();
    },
    end: session.end,
  };
}

type Found = (question: Parameters<ListGateway['read']>[0]) => readonly ListRow[];

const countOf = (rows: readonly ListRow[]) => ({ found: rows.length, exact: true });
const notLocal = async (): Promise<never> => {
  throw new Error('Rows at hand have no server behind them');
};

const gatewayOf = (found: Found): ListGateway => ({
  async read(question, stretch) {
    const rows = found(question);
    const offset = 'offset' in stretch ? stretch.offset : 0;
    return { rows: rows.slice(offset, offset + stretch.limit), count: countOf(rows), offset, names: {} };
  },
  async refresh(question, rowIds) {
    const rows = found(question);
    return { rows: rows.filter(({ id }) => rowIds.includes(id)), count: countOf(rows), offset: 0, names: {} };
  },
  count: async (question) => countOf(found(question)),
  counts: async (list, questions) => questions.map((question) => countOf(found({ list, ...question }))),
  facets: async () => ({}),
  without: async () => [],
  views: async () => [],
  layout: async () => ({}),
  keepLayout: async () => {},
  jobs: async () => [],
  why: notLocal,
  freeze: notLocal,
  run: notLocal,
  job: notLocal,
  receipts: notLocal,
  cancel: notLocal,
  undo: notLocal,
  export: notLocal,
  save: notLocal,
  keepView: notLocal,
  dropView: notLocal,
});
