import { isDeepStrictEqual } from 'node:util';
import type { RecordSave, RecordSnapshot, RecordVersion } from '@gongwei/domain/forms';

/** A save the server has answered with 200, and who sent it. */
export type Acknowledged = { readonly save: RecordSave; readonly answer: RecordSnapshot; readonly by: string };

export type SaveLedger = ReturnType<typeof createSaveLedger>;

/** Everything the server has acknowledged, kept outside of it: what it says later is judged by this. */
export function createSaveLedger() {
  const entries: Acknowledged[] = [];
  return {
    acknowledged: (save: RecordSave, answer: RecordSnapshot, by: string): void =>
      void entries.push({ save, answer, by }),
    size: (): number => entries.length,
    /** What is wrong with the histories the server tells now, newest first as it tells them; nothing where all is well. */
    async troubles(historyOf: (id: string) => Promise<readonly RecordVersion[]>): Promise<readonly string[]> {
      const ids = [...new Set(entries.map(({ save }) => save.id))];
      const found: string[] = [];
      for (const id of ids) {
        const own = entries.filter(({ save }) => save.id === id);
        found.push(...troublesOf(own, await historyOf(id)).map((trouble) => `${id}: ${trouble}`));
      }
      return found;
    },
  };
}

function troublesOf(own: readonly Acknowledged[], history: readonly RecordVersion[]): readonly string[] {
  const found: string[] = [];
  const told = history.map(({ version }) => version);
  const expected = Array.from({ length: told.length }, (_, at) => told.length - at);
  if (!isDeepStrictEqual(told, expected)) found.push(`versions told: ${told.join(' ')}`);
  const savesOf = new Map<number, string>();
  for (const { save, answer, by } of own) {
    const { version, data } = answer;
    const before = savesOf.get(version);
    if (before !== undefined && before !== save.saveId) found.push(`two saves were answered as version ${version}`);
    savesOf.set(version, save.saveId);
    if (save.baseVersion !== version - 1) found.push(`version ${version} was edited from ${save.baseVersion}`);
    const kept = history.find((one) => one.version === version);
    if (!kept) found.push(`version ${version} is lost`);
    else if (kept.savedBy !== by) found.push(`version ${version} of ${by} is told as of ${kept.savedBy}`);
    else if (!isDeepStrictEqual(kept.data, data)) found.push(`version ${version} holds other answers`);
  }
  return found;
}
