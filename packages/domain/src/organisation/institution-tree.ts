import type { Institution } from './institution.ts';

/** An institution with those directly below it. */
export type InstitutionNode = { readonly institution: Institution; readonly children: readonly InstitutionNode[] };

/** What the cascader shows; `children` is absent at a leaf. */
export type CascaderOption = {
  readonly label: string;
  readonly value: string;
  readonly children?: readonly CascaderOption[];
};

/** Codes of a scope as `jgbh` carries them: one, or several separated by commas (also full-width), blanks ignored. */
export const codesOf = (scope: string): readonly string[] =>
  scope
    .split(/[,，]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');

/** Whether an institution is one of the scope's or below one of them. An empty scope holds nothing. */
export const isWithin = (code: string, scope: string): boolean =>
  code !== '' && codesOf(scope).some((own) => code.startsWith(own));

/** The scope without codes that lie below another of its codes. */
export function outermostCodes(scope: string): readonly string[] {
  const codes = [...new Set(codesOf(scope))];
  return codes.filter((code) => !codes.some((other) => other !== code && code.startsWith(other)));
}

/** The institution itself and everything below it, in code order. */
export const withDescendants = (all: readonly Institution[], code: string): readonly Institution[] =>
  all.filter((institution) => isWithin(institution.code, code)).sort(byCode);

/**
 * Trees in code order. One whose parent is not in the list becomes a root, so that a user sees the tree from the own
 * institution down.
 * @throws Error for a parent that is no prefix of its child, or a code given twice: a defect of what is stored.
 */
export function buildInstitutionTree(all: readonly Institution[]): readonly InstitutionNode[] {
  const nodes = new Map<string, { institution: Institution; children: InstitutionNode[] }>();
  for (const institution of [...all].sort(byCode)) {
    if (nodes.has(institution.code)) throw new Error(`Institution code given twice: ${institution.code}`);
    nodes.set(institution.code, { institution, children: [] });
  }
  const roots: InstitutionNode[] = [];
  for (const node of nodes.values()) {
    const { code, parentCode } = node.institution;
    if (parentCode !== undefined && (parentCode === code || !code.startsWith(parentCode)))
      throw new Error(`${code} does not begin with its parent's code ${parentCode}`);
    (nodes.get(parentCode ?? '')?.children ?? roots).push(node);
  }
  return roots;
}

/** Options for the picker. Below an institution that does not offer its children (`jgflag` is not `jg`), nothing is shown. */
export const cascaderOptions = (nodes: readonly InstitutionNode[]): readonly CascaderOption[] =>
  nodes.map(({ institution, children }) => {
    const option = { label: institution.name, value: institution.code };
    return institution.offersChildren && children.length > 0
      ? { ...option, children: cascaderOptions(children) }
      : option;
  });

const byCode = (a: Institution, b: Institution): number => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
