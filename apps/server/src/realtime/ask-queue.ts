import { ANSWER_CHARACTERS_KEPT, ANSWERS_KEPT, ASK_CHARACTERS_WAITING, ASKS_WAITING } from './realtime-limits.ts';

type Answer = { text?: string };

/** What one window asked: done one after the other, each once; asked again, it is answered again. */
export function createAskQueue(send: (text: string) => void) {
  const answers = new Map<string, Answer>();
  let turn: Promise<unknown> = Promise.resolve();
  let [waiting, charactersWaiting, charactersKept] = [0, 0, 0];

  function forgetOldest(): void {
    for (const [id, { text }] of answers) {
      if (answers.size <= ANSWERS_KEPT && charactersKept <= ANSWER_CHARACTERS_KEPT) return;
      // What is not done yet must be known, or it would be done twice.
      if (text === undefined) continue;
      charactersKept -= text.length;
      answers.delete(id);
    }
  }

  function answered(answer: Answer, text: string): void {
    answer.text = text;
    charactersKept += text.length;
    send(text);
    forgetOldest();
  }

  return {
    /**
     * Does `work`, which never rejects, when what was asked before is done. `characters`: how long it was as it came.
     * `false`: so much waits already that this is not taken.
     */
    ask(id: string, characters: number, work: () => Promise<unknown>): boolean {
      const known = answers.get(id);
      if (known) {
        // What is still being done is answered when it is done, on whatever socket there is then.
        if (known.text !== undefined) send(known.text);
        return true;
      }
      if (waiting >= ASKS_WAITING || charactersWaiting + characters > ASK_CHARACTERS_WAITING) return false;
      const answer: Answer = {};
      answers.set(id, answer);
      waiting += 1;
      charactersWaiting += characters;
      turn = turn.then(work).then((body) => {
        waiting -= 1;
        charactersWaiting -= characters;
        answered(answer, JSON.stringify({ t: 'answer', id, body }));
      });
      return true;
    },
    /** When everything that was asked is done. */
    done: (): Promise<unknown> => turn,
  };
}
