import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { bracketed } from './source-brackets.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a page asks that does not go over the line as a question of its own, and so cannot be cut off there. */
const ELSEWHERE: { readonly [call: string]: string } = {
  'media.list': 'the browser',
  'desk.drafts': 'this device',
  'catalogue.load': 'a file of the program, kept for the next page',
  'session.rowsOf': 'the list behind the page, which cuts off by itself',
  'lists.freeze': 'notes what was chosen: a half-done note would be asked for again',
};

/** Questions of use cases that do not end with the page they are asked for. */
function unheard(source: string): readonly string[] {
  const questions = [...source.matchAll(/\bcreate(?:Loaded|Sought)(?:<[^(]*>)?\(/g)].map(({ index, 0: call }) =>
    bracketed(source, index + call.length - 1),
  );
  return questions.flatMap((question) =>
    [...question.matchAll(/\b([a-z]\w*\.\w+)\(/g)]
      .filter(({ index, 1: call = '', 0: text }) => {
        const port = /^(?:gateway|directory|records|residents|families|events|lists|media|desk|session|catalogue)\./;
        if (!port.test(call) || call in ELSEWHERE) return false;
        return !/\basker\b/.test(bracketed(question, index + text.length - 1));
      })
      .map(([, call = '']) => call),
  );
}

it('finds a question that nobody hands who waits for it', () => {
  expect(unheard('createLoaded(() => gateway.desk(id))')).toEqual(['gateway.desk']);
  expect(
    unheard('createLoaded<A, B>(async (asker, at) => { await records.list({ at }); await gateway.b(asker); })'),
  ).toEqual(['records.list']);
  expect(unheard('createLoaded((asker) => gateway.desk(id, asker))')).toEqual([]);
});

it('every question of a page is handed who waits, so that it is cut off on the line when the page is closed', () => {
  const files = repositoryFiles().filter((file) => /^packages\/application\/src\/(?!.*\.test\.).*\.ts$/.test(file));
  const asking = files.filter((file) => /\bcreate(?:Loaded|Sought)\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(asking.length).toBeGreaterThan(10);
  expect(
    asking.flatMap((file) => unheard(readFileSync(join(root, file), 'utf8')).map((call) => `${file}: ${call}`)),
  ).toEqual([]);
});
