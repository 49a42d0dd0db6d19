import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadRegisterList, REGISTER_LIST_IDS } from '@gongwei/domain/catalogue';
import { codeOfAction, deskPeople, LIST_IDS, loadList } from '@gongwei/domain/lists';
import { wholePages } from '@gongwei/domain/pages';
import { includesLetter, type PermissionLetter } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY } from '../settings.ts';
import type { RouteAccess } from './route-access.ts';
import { SCREEN_WRITES, type ScreenWrite, type Shown } from './screen-writes.data.ts';
import { startServerOfRoles, type ServerOfRoles } from './server-of-roles.fixture.ts';

const SCREENS = join(REPOSITORY, 'packages/ui/src');
const files = new Map<string, string>();
let server: ServerOfRoles;
/** The routes that change something and ask for more than a look, by their name. */
let writing: ReadonlyMap<string, RouteAccess>;
/** What the windows of lists are opened by: the right of every action that opens one. */
const windows = new Map<string, string[]>();

beforeAll(async () => {
  server = await startServerOfRoles();
  writing = new Map(
    server.app.guardedRoutes
      .filter(({ method, access }) => method !== 'GET' && access.to === 'holders' && access.letter !== 'V')
      .map(({ method, url, access }) => [`${method} ${url}`, access]),
  );
  for await (const file of glob('**/*.{ts,tsx}', { cwd: SCREENS }))
    if (!/\.test\.tsx?$/.test(file)) files.set(file, await readFile(join(SCREENS, file), 'utf8'));
  const lists = [...LIST_IDS.map(loadList), ...REGISTER_LIST_IDS.map(loadRegisterList)];
  for (const list of [...(await Promise.all(lists)), deskPeople])
    for (const action of list.actions ?? [])
      if ('dialog' in action.does) {
        const rights = windows.get(action.does.dialog) ?? [];
        windows.set(action.does.dialog, [...rights, `${codeOfAction(list, action)}:${action.letter}`]);
      }
});
afterAll(() => server?.close());

/** The rights by which a control is shown, and the file that asks for them. */
function rightsOf(shown: Shown, file: string): { readonly rights: readonly string[]; readonly askedIn?: string } {
  if ('asks' in shown) return { rights: shown.asks, askedIn: shown.by ?? file };
  if ('window' in shown) return { rights: windows.get(shown.window) ?? [] };
  if ('maySave' in shown) return { rights: [] };
  const { permission } = wholePages.at(shown.page)?.page ?? { permission: [] };
  return { rights: typeof permission === 'string' ? [permission] : Array.isArray(permission) ? permission : [] };
}

/** Whether holders of a right are let in by the route. */
function letsIn(access: RouteAccess, right: string): boolean {
  const [code, letter] = right.split(':') as [string, PermissionLetter];
  return access.to === 'holders' && access.codes.includes(code) && includesLetter(letter, access.letter);
}

/** Whether a file names what is called and calls it. */
const uses = (text: string, call: string): boolean => {
  const [owner, method] = call.split('.') as [string, string?];
  return (
    new RegExp(`\\b${owner}s?\\b`).test(text) && (method === undefined || new RegExp(`\\.${method}\\b`).test(text))
  );
};

const told = (what: (write: ScreenWrite) => readonly string[]): readonly string[] => SCREEN_WRITES.flatMap(what);

describe('what writes', () => {
  it('has a line that says where the screens offer it, route by route', () => {
    const listed = SCREEN_WRITES.map(({ route }) => route);
    expect(
      listed.toSorted(),
      'Say in screen-writes.data.ts which control calls it, and by which right that is shown',
    ).toEqual([...writing.keys()].toSorted());
  });

  it('is used by no file of the screens but those that are said to, and by each of these', () => {
    const wrong = told(({ route, calls, from = {} }) => {
      const using = [...files].filter(([, text]) => calls.some((call) => uses(text, call))).map(([file]) => file);
      const unsaid = using
        .filter((file) => !(file in from))
        .map((file) => `${route}: ${file} offers it, by which right?`);
      const gone = Object.keys(from)
        .filter((file) => !using.includes(file))
        .map((file) => `${route}: ${file} does not call it`);
      return [...unsaid, ...gone];
    });
    expect(wrong).toEqual([]);
  });

  it('is shown to nobody the route behind refuses', () => {
    const wrong = told(({ route, from = {} }) =>
      Object.entries(from).flatMap(([file, shown]) => {
        if ('maySave' in shown) return [];
        const { rights } = rightsOf(shown, file);
        const access = writing.get(route);
        const right = rights.length > 0 && access !== undefined && rights.every((one) => letsIn(access, one));
        return right ? [] : [`${route} in ${file}: shown by ${rights.join(' or ') || 'nothing'}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is shown by a right that the screen asks for in so many words', () => {
    const wrong = told(({ route, from = {} }) =>
      Object.entries(from).flatMap(([file, shown]) => {
        if ('maySave' in shown)
          return files.get(shown.maySave)?.includes('maySave(') ? [] : [`${route}: ${shown.maySave}`];
        const { rights, askedIn } = rightsOf(shown, file);
        if (askedIn === undefined) return [];
        const text = files.get(askedIn) ?? '';
        // Several codes with one letter are put together of a list of codes.
        const asked = rights.every(
          (right) => text.includes(`'${right}'`) || text.includes(`\`\${code}:${right.split(':')[1]}\``),
        );
        return asked ? [] : [`${route}: ${askedIn} does not ask for ${rights.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
