import type { Clock } from '@gongwei/application/shared';
import { readClientFrame, type ClientFrame, type ServerFrame } from '@gongwei/domain/shared';
import { createFakeNetwork, type ServerEnd } from './fake-network.fixture.ts';

type News = Extract<ServerFrame, { t: 'news' }>;
type Kept = {
  end: ServerEnd | undefined;
  count: number;
  news: readonly News[];
  readonly answers: Map<string, unknown>;
};

/** The server's half of the realtime channel in memory, for one window: what it was asked and what it tells. */
export function createFakeRealtime(clock: Clock) {
  const kept = new Map<string, Kept>();
  let [made, newest] = [0, undefined as Kept | undefined];
  const server = {
    token: 'T1',
    /** Answers no asks, as if it had much to do. */
    busy: false,
    /** Bodies of asks, each time one took effect. */
    effects: [] as unknown[],
    heard: [] as ClientFrame[],
    /** What no client may send. */
    nonsense: [] as string[],
    /** Says everything twice. */
    stammers: false,
  };
  const say = (end: ServerEnd | undefined, frame: ServerFrame): void => {
    for (let times = server.stammers && frame.t !== 'welcome' ? 2 : 1; times > 0; times -= 1)
      end?.say(JSON.stringify(frame));
  };

  const accept = (end: ServerEnd): void => {
    let mine: Kept | undefined;
    const answers = {
      hello({ token, resume }: Extract<ClientFrame, { t: 'hello' }>) {
        if (token !== server.token) {
          say(end, { t: 'refused', code: 'session-ended', message: '登录已失效' });
          return end.close(4003);
        }
        const known = resume && kept.get(resume.connection);
        mine = known ?? { end, count: 0, news: [], answers: new Map() };
        if (mine.end !== end) mine.end?.close(4002);
        mine.end = end;
        newest = mine;
        const connection = known ? resume.connection : `c${(made += 1)}`;
        kept.set(connection, mine);
        say(end, { t: 'welcome', connection, resumed: known !== undefined });
        for (const news of mine.news) if (news.n > (resume?.after ?? 0)) say(end, news);
      },
      ask({ id, body }: Extract<ClientFrame, { t: 'ask' }>) {
        if (!mine || server.busy) return;
        if (!mine.answers.has(id)) {
          server.effects.push(body);
          mine.answers.set(id, { done: body });
        }
        say(end, { t: 'answer', id, body: mine.answers.get(id) });
      },
      ping: () => say(end, { t: 'pong' }),
      ack({ n }: Extract<ClientFrame, { t: 'ack' }>) {
        if (mine) mine.news = mine.news.filter((news) => news.n > n);
      },
      bye() {
        for (const [connection, one] of kept) if (one === mine) kept.delete(connection);
      },
    };
    end.onText = (text) => {
      const read = readClientFrame(text);
      if (!read.ok) return void server.nonsense.push(`${read.failure}: ${text}`);
      server.heard.push(read.value);
      // A socket another one took the place of counts for nothing.
      if (read.value.t !== 'hello' && mine?.end !== end) return;
      (answers[read.value.t] as (frame: ClientFrame) => void)(read.value);
    };
    end.onClose = () => {
      if (mine?.end === end) mine.end = undefined;
    };
  };

  const network = createFakeNetwork(clock, accept);
  return Object.assign(server, {
    network,
    /** Tells the window something; kept until it is acknowledged. */
    tell(body: unknown, topic = 'call') {
      if (!newest) return;
      const news: News = { t: 'news', n: (newest.count += 1), topic, body };
      newest.news = [...newest.news, news];
      say(newest.end, news);
    },
    /** Says any text. */
    blurt: (text: string) => newest?.end?.say(text),
    /** Knows nothing any more. */
    restart() {
      kept.clear();
      network.cut();
    },
    /** News nobody acknowledged yet. */
    get unacknowledged() {
      return newest?.news.length ?? 0;
    },
    get connections() {
      return kept.size;
    },
  });
}
export type FakeRealtime = ReturnType<typeof createFakeRealtime>;
