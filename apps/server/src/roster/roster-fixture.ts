import { checkDigitOf } from '@gongwei/domain/resident';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';

/** What the fixture promises about itself, so that tests compare with it and not with what the product says. */
export type RosterFixture = {
  readonly bytes: Uint8Array;
  readonly residents: number;
  /** Rows of the sheet, from 1, by what is wrong or special about them. */
  readonly bad: Readonly<
    Record<
      'wrongCheckDigit' | 'impossibleBirthDate' | 'duplicateInFile' | 'missingName' | 'shortPhone' | 'idAsNumber',
      number
    >
  >;
  readonly mended: Readonly<Record<'fifteenDigits' | 'dateAsText', number>>;
  /** Taken, and to be looked at. */
  readonly warned: Readonly<Record<'otherSex' | 'cutPhone', number>>;
  readonly emptyRow: number;
  readonly formulaRow: number;
  readonly duplicateOfStored: number;
  /** Rows that become residents or update one. */
  readonly good: number;
  readonly rejected: number;
};

export type RosterFixtureOptions = {
  readonly rows?: number;
  readonly villages: readonly string[];
  /** A resident that the database already has; its row repeats it with another phone. */
  readonly stored?: { readonly name: string; readonly idNumber: string };
  /** Six digits; 330114 is a district since 2021, so that nobody of these ages has such a number, and no seeded resident. */
  readonly area?: string;
};

const SURNAMES = '赵钱孙李周吴郑王冯陈';
const GIVEN = ['建国', '秀英', '志强', '桂兰', '永福', '玉梅', '德明', '凤霞'];

/** An identity number that holds, of the n-th made-up person. */
export function fixtureIdNumber(n: number, area = '330114'): string {
  const birth = `${1936 + (n % 60)}${String((n % 12) + 1).padStart(2, '0')}${String((n % 28) + 1).padStart(2, '0')}`;
  const head = `${area}${birth}${String((Math.floor(n / 420) % 500) * 2 + (n % 2)).padStart(3, '0')}`;
  return head + checkDigitOf(head);
}

const birthOf = (id: string): string => `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;
const nameOf = (n: number): string => SURNAMES[n % 10]! + GIVEN[Math.floor(n / 10) % 8]!;

/** The roster of the main job: 500 rows with every trouble a real one has, each on a known row. */
export async function rosterFixture({
  rows = 500,
  villages,
  stored,
  area = '330114',
}: RosterFixtureOptions): Promise<RosterFixture> {
  const person = (n: number, change: Partial<Record<'name' | 'id' | 'sex' | 'birth' | 'phone', Cell>> = {}): Cell[] => {
    const id = fixtureIdNumber(n, area);
    const text = (value: string): Cell => ({ value, type: String, format: '@' });
    return [
      change.name ?? text(nameOf(n)),
      change.id ?? text(id),
      change.sex ?? text(Number(id[16]) % 2 ? '男' : '女'),
      change.birth ?? text(birthOf(id)),
      change.phone ?? text(`199000${String(n % 100_000).padStart(5, '0')}`),
      text(`${villages[n % villages.length]}${(n % 9) + 1}组${(n % 40) + 1}号`),
      text(villages[n % villages.length]!),
    ];
  };
  const text = (value: string): Cell => ({ value, type: String });
  const wrongDigit = fixtureIdNumber(11, area);
  const legacy = fixtureIdNumber(23, area);
  const special = new Map<number, Cell[]>([
    [11, person(11, { id: text(wrongDigit.slice(0, 17) + (wrongDigit[17] === '1' ? '2' : '1')) })],
    [17, person(17, { id: text(`${area}195802291234`), birth: text('') })],
    [23, person(23, { id: text(legacy.slice(0, 6) + legacy.slice(8, 17)) })],
    [31, person(30)],
    [37, person(37, { name: text('') })],
    [41, person(41, { phone: text('1380000000') })],
    [43, person(43, { birth: text(birthOf(fixtureIdNumber(43, area)).replaceAll('-', '.')) })],
    [47, []],
    [19, person(19, { sex: text(Number(fixtureIdNumber(19, area)[16]) % 2 ? '女' : '男') })],
    [29, person(29, { phone: text('1380013') })],
    [53, person(53, { name: { value: `CONCATENATE("${nameOf(53)[0]}","${nameOf(53).slice(1)}")`, type: 'Formula' } })],
    [59, person(59, { id: { value: Number(fixtureIdNumber(59, area).slice(0, 17)) * 10, type: Number } })],
    ...(stored
      ? [
          [61, [text(stored.name), text(stored.idNumber), null, null, text('19911112222'), null, null]] as [
            number,
            Cell[],
          ],
        ]
      : []),
  ]);
  const header = ['姓名', '身份证号码', '性别', '出生日期', '联系电话', '现住址', '村（居）委会'].map(
    (value): Cell => ({ value, type: String, fontWeight: 'bold' }),
  );
  const data = [header, ...Array.from({ length: rows }, (_, n) => special.get(n) ?? person(n))];
  const bytes = new Uint8Array(
    await writeXlsxFile(data, { sheet: '花名册', columns: header.map(() => ({ width: 20 })) }).toBuffer(),
  );
  const row = (n: number): number => n + 2;
  return {
    bytes,
    residents: rows,
    bad: {
      wrongCheckDigit: row(11),
      impossibleBirthDate: row(17),
      duplicateInFile: row(31),
      missingName: row(37),
      shortPhone: row(41),
      idAsNumber: row(59),
    },
    mended: { fifteenDigits: row(23), dateAsText: row(43) },
    warned: { otherSex: row(19), cutPhone: row(29) },
    emptyRow: row(47),
    formulaRow: row(53),
    duplicateOfStored: row(61),
    // The formula was written without its result, as programs do: it cannot be read and is rejected too.
    good: rows - 8,
    rejected: 7,
  };
}
