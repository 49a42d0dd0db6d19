import { fail, ok, type Result } from '../shared/index.ts';
import { cellText, type RosterCell } from './roster-cell.ts';

export type RosterColumn = 'name' | 'idNumber' | 'sex' | 'birthDate' | 'phone' | 'address' | 'village';

/** Position of the header row and of each column, both from 0. Columns that the sheet does not have are absent. */
export type RosterLayout = {
  readonly headerRow: number;
  readonly columns: Readonly<Partial<Record<RosterColumn, number>>>;
};

/** The heading the template and every message use. */
export const ROSTER_LABELS: Readonly<Record<RosterColumn, string>> = {
  name: '姓名',
  idNumber: '身份证号',
  sex: '性别',
  birthDate: '出生日期',
  phone: '联系电话',
  address: '现住址',
  village: '村（居）委会',
};

const SYNONYMS: Readonly<Record<RosterColumn, readonly string[]>> = {
  name: ['姓名', '居民姓名', '名字', '患者姓名', '体检人姓名'],
  idNumber: [
    '身份证号',
    '身份证号码',
    '身份证',
    '公民身份号码',
    '证件号码',
    '证件号',
    '居民身份证号',
    '居民身份证号码',
  ],
  sex: ['性别'],
  birthDate: ['出生日期', '出生年月日', '出生年月', '生日', '出生时间'],
  phone: ['联系电话', '手机号', '手机号码', '电话', '电话号码', '本人电话', '联系方式', '手机', '本人联系电话'],
  address: ['现住址', '住址', '地址', '家庭住址', '家庭地址', '居住地址', '详细地址', '现住地址', '常住地址'],
  village: [
    '村(居)委会',
    '村居委会',
    '村委会',
    '居委会',
    '村(居)委会名称',
    '行政村',
    '村居',
    '村',
    '社区',
    '所属村',
    '所属村居',
    '村(社区)',
    '村名',
    '村庄',
  ],
};

const BY_HEADING = new Map(
  Object.entries(SYNONYMS).flatMap(([column, names]) => names.map((name) => [name, column as RosterColumn] as const)),
);

/** A heading without blanks, asterisks and a colon; `(必填)` and the like are dropped. */
const headingOf = (cell: RosterCell): string =>
  cellText(cell)
    .replace(/[\s*:]/g, '')
    .replace(/\((?:必填|选填|必录|可选|18位|11位)\)/g, '');

/** A title and remarks may stand above: the header is the first of the top 20 rows that names at least two known columns. */
export function findRosterLayout(rows: readonly (readonly RosterCell[])[]): Result<RosterLayout, string> {
  for (const [headerRow, cells] of rows.slice(0, 20).entries()) {
    const columns: Partial<Record<RosterColumn, number>> = {};
    for (const [at, cell] of cells.entries()) {
      const column = BY_HEADING.get(headingOf(cell));
      if (column !== undefined && columns[column] === undefined) columns[column] = at;
    }
    if (Object.keys(columns).length < 2) continue;
    const missing = (['name', 'idNumber'] as const).filter((column) => columns[column] === undefined);
    if (missing.length === 0) return ok({ headerRow, columns });
    return fail(
      `第${headerRow + 1}行表头中没有${missing.map((column) => `“${ROSTER_LABELS[column]}”`).join('和')}列，请补上后重新上传`,
    );
  }
  return fail('没有找到表头：前20行中应有一行含“姓名”和“身份证号”，请下载模板对照后重新上传');
}
