import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import { readXml } from './xml-events.ts';
import { zipTrouble, type ZipEntry } from '../uploads/zip-archive.ts';

/** What the cells of all sheets of a workbook refer to. */
export type WorkbookParts = {
  readonly sheets: readonly ZipEntry[];
  readonly texts: readonly string[];
  /** Whether cells of a style show a day, by the style's number. */
  readonly showsDay: readonly boolean[];
  readonly date1904: boolean;
};

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';

/** @throws {ZipTrouble} */
export async function readWorkbookParts(entries: readonly ZipEntry[]): Promise<WorkbookParts> {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const part = (path: string): ZipEntry => byPath.get(path) ?? nothing;
  const workbook = part('xl/workbook.xml');
  if (workbook === nothing) throw zipTrouble(say.notWorkbook);
  const targets = new Map<string, string>();
  await readXml(part('xl/_rels/workbook.xml.rels').text(), {
    open: (name, attribute) =>
      void (name === 'Relationship' && targets.set(attribute('Id') ?? '', attribute('Target') ?? '')),
  });
  const sheets: ZipEntry[] = [];
  let date1904 = false;
  await readXml(workbook.text(), {
    open(name, attribute) {
      if (name === 'workbookPr') date1904 = isTrue(attribute('date1904'));
      if (name !== 'sheet' || (attribute('state') ?? 'visible') !== 'visible') return;
      const target = targets.get(attribute('r:id') ?? attribute('id') ?? '') ?? '';
      const sheet = byPath.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
      if (sheet) sheets.push(sheet);
    },
  });
  return {
    sheets,
    texts: await readTexts(part('xl/sharedStrings.xml')),
    showsDay: await readStyles(part('xl/styles.xml')),
    date1904,
  };
}

const nothing: ZipEntry = {
  path: '',
  unpackedBytes: 0,
  async *text() {
    yield '<none/>';
  },
};

/** The shared texts; readings of Chinese characters (`rPh`) are no part of them. */
async function readTexts(entry: ZipEntry): Promise<readonly string[]> {
  const texts: string[] = [];
  let [text, length, inText, inReading] = ['', 0, false, false];
  await readXml(entry.text(), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      inText = name === 't';
    },
    text: (piece) => void (inText && !inReading && (text = (text + piece).slice(0, ROSTER_LIMITS.cellText))),
    close(name) {
      inText = false;
      if (name === 'rPh') inReading = false;
      if (name !== 'si') return;
      length += text.length;
      if (length > ROSTER_LIMITS.sharedText || texts.length >= ROSTER_LIMITS.sharedCount) throw zipTrouble(say.bomb);
      texts.push(text);
    },
  });
  return texts;
}

/** Number formats of days that have no text of their own (ECMA-376 part 1, 18.8.30, with those of East Asia). */
const BUILT_IN_DAY = /^(?:1[4-79]|2[027-9]|3[0-6]|5[0-8])$/;
/** Characters of a format; Excel takes no more, and the patterns below go over a text as often as it has signs. */
const LONGEST_FORMAT = 255;
/** Without literals, colours and conditions, does it write a year, a month or a day? */
const writesDay = (code: string): boolean =>
  /[yd年月日]|m(?!.*[hs])/i.test(code.slice(0, LONGEST_FORMAT).replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ''));

async function readStyles(entry: ZipEntry): Promise<readonly boolean[]> {
  const codes = new Map<string, string>();
  const shows: boolean[] = [];
  let inside = false;
  await readXml(entry.text(), {
    open(name, attribute) {
      if (name === 'numFmt') codes.set(attribute('numFmtId') ?? '', attribute('formatCode') ?? '');
      if (name === 'cellXfs') inside = true;
      if (!inside || name !== 'xf') return;
      const id = attribute('numFmtId') ?? '0';
      const code = codes.get(id);
      shows.push(code === undefined ? BUILT_IN_DAY.test(id) : writesDay(code));
    },
    close: (name) => void (name === 'cellXfs' && (inside = false)),
  });
  return shows;
}
