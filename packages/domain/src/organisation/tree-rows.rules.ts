import type { Institution } from './institution.ts';

/** The institutions directly below each one that was opened, by its code. */
export type Branches = Readonly<Record<string, readonly Institution[]>>;
/** One line of the tree of institutions as it is shown. */
export type TreeRow = {
  readonly institution: Institution;
  readonly depth: number;
  readonly open: boolean;
  readonly expandable: boolean;
};

/** Those whose parent is not among them. */
export function rootsOf(institutions: readonly Institution[]): readonly Institution[] {
  const codes = new Set(institutions.map((one) => one.code));
  return institutions.filter((one) => one.parentCode === undefined || !codes.has(one.parentCode));
}

/** The rows of the tree that are visible now, top to bottom. `known` holds the children already fetched. */
export function visibleRows(
  roots: readonly Institution[],
  known: Branches,
  open: ReadonlySet<string>,
  depth = 0,
): readonly TreeRow[] {
  return roots.flatMap((institution) => {
    const isOpen = open.has(institution.code);
    const children = known[institution.code];
    const expandable = children ? children.length > 0 : institution.offersChildren && institution.level < 5;
    return [
      { institution, depth, open: isOpen && expandable, expandable },
      ...(isOpen && children ? visibleRows(children, known, open, depth + 1) : []),
    ];
  });
}

/** Levels of institutions in words, 1 province … 5 village. */
export const LEVEL_LABELS = { 1: '省', 2: '市', 3: '县区', 4: '乡镇', 5: '村' } as const;
