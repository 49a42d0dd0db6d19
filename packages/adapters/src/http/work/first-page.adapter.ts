import type { FirstPageGateway } from '@gongwei/application/pages';
import type { Announcement } from '@gongwei/domain/pages';
import type { Board } from '@gongwei/domain/scheduling';
import { listIn, member, required, requiredText, textOf } from '../wire-body.ts';
import type { WireCalls } from '../wire-calls.ts';

/** What of the first page the server keeps for somebody, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpFirstPageGateway(calls: WireCalls): FirstPageGateway {
  const path = '/v1/home';
  return {
    async announcements() {
      const { body } = await calls.resource({ method: 'GET', path: `${path}/announcements` });
      return listIn(body).map((one) => {
        for (const key of ['id', 'title', 'content']) requiredText(one, key);
        return one as unknown as Announcement;
      });
    },
    async read(id) {
      await calls.resource({ method: 'POST', path: `${path}/announcements/${encodeURIComponent(id)}/read` });
    },
    async entries() {
      const { body } = await calls.resource({ method: 'GET', path: `${path}/entries` });
      const entries = member(body, 'entries');
      return entries === undefined ? undefined : listIn(entries).flatMap((key) => textOf(key) ?? []);
    },
    async checkUps(institutionCode, asker) {
      const params = { type: '1', institutionCode };
      const { body } = await calls.resource({ method: 'GET', path: '/v1/progress-board', params, asker });
      required(member(body, 'total'), 'total');
      return { ...required(body, 'board'), rows: listIn(member(body, 'rows')) } as unknown as Board;
    },
    async keepEntries(entries) {
      await calls.resource({ method: 'POST', path: `${path}/entries`, body: entries ? { entries: [...entries] } : {} });
    },
  };
}
