import type { RosterCell } from '@gongwei/domain/resident';
import type { ZipEntry } from './zip-archive.ts';

/** Cells that the reader shows as empty although something stands in them, by address (`B3`). */
export type UnreadableCells = ReadonlyMap<string, RosterCell>;

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** For each sheet in the workbook's order: formulas saved without a result, and results that are errors. */
export function unreadableCellsBySheet(entries: readonly ZipEntry[]): readonly UnreadableCells[] {
  const text = (path: string): string => entries.find((entry) => entry.path === path)?.read() ?? '';
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return [...text('xl/workbook.xml').matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, 'r:id') ?? attribute(tag, 'id')) ?? '';
    return scanSheet(text(target.startsWith('/') ? target.slice(1) : `xl/${target}`));
  });
}

/** Looks only where `<f` or an error can stand: most rosters have neither and cost one pass over the text. */
function scanSheet(xml: string): UnreadableCells {
  const found = new Map<string, RosterCell>();
  for (const [, head = '', body = ''] of xml.matchAll(/<(?:\w+:)?c\b([^>]*?)(?<!\/)>([\s\S]*?)<\/(?:\w+:)?c>/g)) {
    const address = attribute(head, 'r');
    if (address === undefined) continue;
    const value = /<(?:\w+:)?v\b[^>]*>([^<]*)</.exec(body)?.[1];
    if (attribute(head, 't') === 'e') found.set(address, { kind: 'error', code: value ?? '#VALUE!' });
    else if (/<(?:\w+:)?f\b/.test(body) && (value === undefined || value === '') && attribute(head, 't') !== 'str')
      found.set(address, { kind: 'uncalculated' });
    else if (/<(?:\w+:)?f\b/.test(body) && value === undefined) found.set(address, { kind: 'uncalculated' });
  }
  return found;
}

/** Row and column from 0 of an address such as `AB12`. */
export function positionOf(address: string): readonly [row: number, column: number] {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [Number(digits) - 1, column];
}
