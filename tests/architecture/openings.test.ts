import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OPENINGS, type Opening } from '../e2e/tours/openings.data.ts';

const root = resolve(import.meta.dirname, '../..');
const textsIn = (pattern: string): ReadonlyMap<string, string> =>
  new Map(globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(resolve(root, file), 'utf8')]));

/** What others open their windows and menus with. */
const FRAMES = new Set([
  'shared/dialog',
  'shared/dialog-surface',
  'shared/question',
  'shared/menu-button',
  'shared/menu-list',
  'shell/dialogs/form-dialog',
  'shell/dialogs/line-dialog',
]);
const WINDOW = /<(?:dialog|DialogBox|DialogWindow|Question|FormDialog|LineDialog)\b|role="(?:alert)?dialog"/g;
const LIST = /<(?:MenuButton|FloatingMenu)\b|role="(?:menu|listbox|tree)"/g;

const countOf = (sign: RegExp, text: string): number => text.match(sign)?.length ?? 0;
const isWindow = ({ role }: Opening): boolean => role.endsWith('dialog');

/** Files that open something, by name: how many windows, and whether menus or lists. */
const opening = [...textsIn('packages/ui/src/**/*.tsx')]
  .map(([file, text]) => ({
    file: file
      .replaceAll('\\', '/')
      .replace(/^packages\/ui\/src\//, '')
      .replace(/(?:\.part|\.screen)?\.tsx$/, ''),
    windows: countOf(WINDOW, text),
    lists: countOf(LIST, text) > 0,
  }))
  .filter(({ file, windows, lists }) => !FRAMES.has(file) && (windows > 0 || lists));

describe('whatever opens over a page', () => {
  it.each(opening)('$file is looked at where it is open', ({ file, windows, lists }) => {
    const known = OPENINGS[file] ?? [];
    expect(known.filter(isWindow)).toHaveLength(windows);
    expect(known.some((one) => !isWindow(one))).toBe(lists);
  });

  it('is named by files there are, and by stops that a tour makes', () => {
    expect(Object.keys(OPENINGS).filter((file) => !opening.some((one) => one.file === file))).toEqual([]);
    const tours = [...textsIn('tests/e2e/tours/*.tour.ts').values()].join('\n');
    const stops = Object.values(OPENINGS).flatMap((some) => some.map(({ stop }) => stop));
    expect(stops.filter((stop) => !tours.includes(`look('${stop}')`))).toEqual([]);
  });

  it('is recognised by what opens it', () => {
    expect(countOf(WINDOW, '<DialogBox title="a">\n<Question\n<LineDialog {...b}><DialogBoxes')).toBe(3);
    expect(countOf(LIST, '<MenuButton<any> role="listbox" role="listitem"')).toBe(2);
  });
});
