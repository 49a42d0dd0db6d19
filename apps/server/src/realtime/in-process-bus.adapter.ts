import type { MessageBus } from '../ports/message-bus.port.ts';

/** For the one process of a site with the embedded database. */
export function createInProcessBus(): MessageBus {
  const subscribers = new Map<string, Set<(body: unknown) => void>>();
  let closed = false;
  return {
    publish(topic, body) {
      const text = JSON.stringify(body);
      queueMicrotask(() => {
        if (closed) return;
        for (const hear of subscribers.get(topic) ?? []) hear(JSON.parse(text));
      });
    },
    subscribe(topic, hear) {
      const own = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, own.add(hear));
      return () => void own.delete(hear);
    },
    async close() {
      closed = true;
      subscribers.clear();
    },
  };
}
