import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A place of the browser and all that lies there, as text; bytes are read as UTF-8 and letter by letter. */
export type Place = { readonly where: string; readonly text: string };

/** Everything a page of this site could read without the server: cookies, storage, databases, caches. */
export async function storedBy(page: Page): Promise<readonly Place[]> {
  const cookies = { where: 'cookies', text: JSON.stringify(await page.context().cookies()) };
  const places = await page.evaluate(async () => {
    const asText = (value: unknown): string =>
      JSON.stringify(value, (_, part: unknown) => {
        if (!(part instanceof ArrayBuffer) && !ArrayBuffer.isView(part)) return part;
        const bytes = part instanceof ArrayBuffer ? new Uint8Array(part) : new Uint8Array(part.buffer);
        return new TextDecoder().decode(bytes) + new TextDecoder('utf-16le').decode(bytes);
      });
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const found = [
      { where: 'localStorage', text: JSON.stringify(Object.entries(localStorage)) },
      { where: 'sessionStorage', text: JSON.stringify(Object.entries(sessionStorage)) },
      { where: 'history', text: `${document.title} ${location.href} ${JSON.stringify(history.state)} ${window.name}` },
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        const text = asText([await answer(all.getAllKeys()), await answer(all.getAll())]);
        found.push({ where: `IndexedDB ${name}/${store}`, text });
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = request.url + (await (await cache.match(request))?.text());
        found.push({ where: `cache ${name}`, text });
      }
    }
    return found;
  });
  return [cookies, ...places];
}

/** Every file of a browser's profile. */
export function filesOf(folder: string): readonly Place[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => {
      const bytes = readFileSync(path);
      // Storage writes two bytes a letter, beginning anywhere.
      const texts = [bytes.toString('utf8'), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')];
      return { where: path.slice(folder.length), text: texts.join('\n') };
    });
}

/** Which of the words can be read, and where. */
export const readableIn = (places: readonly Place[], words: readonly string[]): readonly string[] =>
  places.flatMap(({ where, text }) => words.filter((word) => text.includes(word)).map((word) => `${where}: ${word}`));
