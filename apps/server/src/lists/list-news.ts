import { LIST_TOPIC, type ListNews } from '@gongwei/domain/lists';
import { placesOf } from '../identity/staff-places.ts';
import { findStaff } from '../identity/users.repository.ts';
import type { MessageBus } from '../ports/message-bus.port.ts';
import type { RecordHook } from '../records/record-hooks.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';

/** Milliseconds between two pieces of news of the same form at the same institution: by then the write is committed. */
const SELDOM = 1_000;

type Said = ListNews & { readonly institution: string };

/** What is about to be told, by bus: a job over thousands of rows is one piece of news a second. */
const waiting = new WeakMap<MessageBus, Map<string, Said>>();

/** Tells, soon after something was written, that lists may show something else now; without a `form` it was no sheet. */
export function tellLists({ bus, timers }: Pick<ServerContext, 'bus' | 'timers'>, said: Said): void {
  const soon = waiting.get(bus) ?? new Map<string, Said>();
  waiting.set(bus, soon);
  const key = `${said.institution} ${said.form ?? ''}`;
  if (soon.has(key)) return;
  soon.set(key, said);
  timers.after(SELDOM, () => {
    soon.delete(key);
    bus.publish(LIST_TOPIC, said, SELDOM * 20);
  });
}

/** The same after a record was written. */
export const listNewsHook: RecordHook = {
  name: 'list-news',
  afterWrite: async ({ context, form, holder: { institutionCode: institution } }) => {
    tellLists(context, { institution, form: form.id });
    return false;
  },
};

/** Passes it on to every window of this process that asked for it and whose institution sees the other's rows. Gives what ends it. */
export function listNews(
  { database, bus }: Pick<ServerContext, 'database' | 'bus'>,
  hub: Pick<RealtimeHub, 'handle' | 'tell' | 'standingOf'>,
): () => void {
  const listening = new Map<string, readonly string[]>();
  hub.handle(LIST_TOPIC, {
    ask: async ({ connection, userId }) => {
      const staff = await findStaff(database, userId);
      // One that left while it was looked up is told of no more, and would be kept for ever.
      if (staff && hub.standingOf(connection) !== 'gone') listening.set(connection, placesOf(staff));
      return { ok: staff !== undefined };
    },
    gone: ({ connection }) => void listening.delete(connection),
  });
  return bus.subscribe(LIST_TOPIC, (body) => {
    const { institution, form } = body as Said;
    for (const [connection, places] of listening)
      if (places.some((own) => institution.startsWith(own) || own.startsWith(institution)))
        hub.tell(connection, LIST_TOPIC, { ...(form !== undefined && { form }) });
  });
}
