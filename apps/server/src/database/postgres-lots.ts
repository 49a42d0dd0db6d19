import type pg from 'pg';
import type { Queryable } from './database.port.ts';

/** What of pg's client is used here: whether it sends what is asked before earlier answers are there, and the line it sends over. */
type Sending = {
  pipeline: boolean;
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
};

/**
 * From now on this client waits for its answers one by one: what still hangs is given up when it is closed, where one that sends ahead
 * would wait for it.
 */
export const sendOneByOne = (client: pg.ClientBase): void => {
  (client as unknown as Sending).pipeline = false;
};

/** The statements of a transaction, which go over in lots: each way there and back wakes two processes, which costs them more than most statements. */
export type Lots = Required<Queryable> & {
  /** Begins it together with what is asked first, which is answered only once it has begun: ask a question first, not for a change. */
  begin(sql: string): void;
  /** Everything sent along has its answer. @throws what failed first */
  settled(): Promise<void>;
  /** The same with all changes kept; `end` goes with it. */
  commit(): Promise<void>;
  /** Who still asks is refused: after the end of the transaction it would be kept by itself. */
  end(): void;
};

/** `ask` sends one statement over `client`. What is asked in one turn of the program goes out together, and no statement waits for the answer of the one before. */
export function sendInLots(client: pg.ClientBase, ask: Queryable['query']): Lots {
  const sending = client as unknown as Sending;
  const { stream } = sending.connection;
  const sent: Promise<unknown>[] = [];
  let [gathering, over] = [false, false];
  let begun: Promise<unknown> | undefined;
  sending.pipeline = true;

  /** Holds back what is sent until this turn of the program ends. */
  function gather(): void {
    if (over) throw new Error('The transaction is over.');
    if (gathering) return;
    gathering = true;
    stream.cork();
    process.nextTick(() => {
      gathering = false;
      stream.uncork();
    });
  }
  /** What failed is told by `settled`. */
  function keep<Answer>(one: Promise<Answer>): Promise<Answer> {
    one.catch(() => {});
    sent.push(one);
    return one;
  }
  const settled = async (): Promise<void> => void (await Promise.all(sent));

  return {
    begin: (sql) => {
      gather();
      begun = keep(client.query(sql));
    },
    query: async (sql, parameters) => {
      gather();
      const answer = ask(sql, parameters);
      if (begun !== undefined) await Promise.all([begun, answer]);
      return answer as never;
    },
    along: (sql, parameters) => {
      gather();
      void keep(ask(sql, parameters));
    },
    settled,
    commit: () => {
      gather();
      // Where one of those before has failed, it undoes everything.
      void keep(client.query('commit'));
      over = true;
      return settled();
    },
    end: () => void (over = true),
  };
}
