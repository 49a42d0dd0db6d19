import { CHARACTERS_WAITING, NEWS_WAITING } from './realtime-limits.ts';

export type NewsBuffer = ReturnType<typeof createNewsBuffer>;

/** News of one connection that have not been acknowledged, in order, as frames. */
export function createNewsBuffer() {
  const waiting: { readonly n: number; readonly text: string }[] = [];
  let [last, characters] = [0, 0];
  const drop = (upTo: number): void => {
    let count = 0;
    for (; count < waiting.length && (waiting[count]?.n ?? Infinity) <= upTo; count += 1)
      characters -= waiting[count]?.text.length ?? 0;
    waiting.splice(0, count);
  };
  return {
    /** The frame of a further one. */
    add(topic: string, body: unknown): string {
      last += 1;
      const text = JSON.stringify({ t: 'news', n: last, topic, body });
      waiting.push({ n: last, text });
      characters += text.length;
      return text;
    },
    /** They arrived up to this one. */
    arrived: drop,
    /** Whether everything after `n` is still here, so that nothing would be missed. */
    canResumeAfter: (n: number): boolean => n <= last && n >= last - waiting.length,
    all: (): readonly string[] => waiting.map(({ text }) => text),
    isTooLong: (): boolean => waiting.length > NEWS_WAITING || characters > CHARACTERS_WAITING,
  };
}
