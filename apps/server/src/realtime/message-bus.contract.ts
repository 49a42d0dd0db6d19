import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MessageBus } from '../ports/message-bus.port.ts';

/** Two ends of one bus: two processes, or twice the same one. */
type Ends = { readonly one: MessageBus; readonly other: MessageBus; close(): Promise<void> };

/** What every `MessageBus` promises. */
export function messageBusContract(name: string, open: () => Promise<Ends>): void {
  describe(`message bus: ${name}`, () => {
    let ends: Ends;
    beforeAll(async () => void (ends = await open()), 60_000);
    afterAll(() => ends?.close());
    const until = (holds: () => void) => vi.waitFor(holds, { timeout: 5_000, interval: 5 });

    it('brings a message to everybody who listens to its topic, the sender among them, after publish returned', async () => {
      const heard: string[] = [];
      const listening = [
        ends.one.subscribe('weather', (body) => heard.push(`one ${JSON.stringify(body)}`)),
        ends.other.subscribe('weather', (body) => heard.push(`other ${JSON.stringify(body)}`)),
        ends.other.subscribe('news', () => heard.push('wrong topic')),
      ];
      ends.one.publish('weather', { sky: '晴' });
      expect(heard).toEqual([]);
      await until(() => expect(heard.toSorted()).toEqual(['one {"sky":"晴"}', 'other {"sky":"晴"}']));
      for (const end of listening) end();
    });

    it('keeps the order of a publisher, small and large', async () => {
      const heard: number[] = [];
      const sizes = Array.from({ length: 60 }, (_, at) => (at % 7 === 0 ? 40_000 : at));
      const end = ends.other.subscribe('sizes', (body) => heard.push((body as string).length));
      for (const size of sizes) ends.one.publish('sizes', '字'.repeat(size));
      await until(() => expect(heard).toEqual(sizes));
      end();
    });

    it('brings equal messages as often as they were published, and none to who stopped listening', async () => {
      const heard: unknown[] = [];
      const [end, silent] = [
        ends.other.subscribe('same', (body) => heard.push(body)),
        ends.other.subscribe('same', () => heard.push('never')),
      ];
      silent();
      for (let count = 0; count < 3; count += 1) ends.one.publish('same', 1);
      await until(() => expect(heard).toEqual([1, 1, 1]));
      end();
    });
  });
}
