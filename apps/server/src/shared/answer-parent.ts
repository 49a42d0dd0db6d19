import type { Told } from './child-program.ts';

/**
 * The other side of `startChild`: answers one question after the other for as long as who asks is there. What ends a terminal's or a service's
 * programs all at once does not end this one: who asks may have to finish what is at hand, and ends it then.
 */
export function answerParent(answer: (question: never) => unknown): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  if (!process.connected) process.exit();
  const tell = async (question: unknown): Promise<Told> => {
    try {
      return { output: await answer(question as never) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', (question) => {
    // Who asked may be gone by now.
    last = last.then(() => tell(question)).then((told) => process.send?.(told, () => {}));
  });
}
