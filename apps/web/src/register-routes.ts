import type { RegisterPart } from '@gongwei/ui/register';
import { REGISTER_PAGES, type RegisterPageRoute } from '@gongwei/ui/shared';
import { matchPath } from 'react-router';

type RegisterAddress = {
  readonly page: RegisterPageRoute;
  /** The address of the list, with what stands for its parameters. */
  readonly base: string;
  readonly part: RegisterPart;
};

/** The register page at an address: its list, `/add`, or `/edit/:recordId` below it. */
export function registerAt(path: string): RegisterAddress | undefined {
  for (const page of REGISTER_PAGES) {
    const list = matchPath(page.path, path);
    if (list) return { page, base: list.pathname, part: { kind: 'list' } };
    if (page.single) continue;
    const add = matchPath(`${page.path}/add`, path);
    if (add) return { page, base: path.slice(0, -'/add'.length), part: { kind: 'add' } };
    const recordId = matchPath(`${page.path}/edit/:recordId`, path)?.params['recordId'];
    if (recordId !== undefined)
      return { page, base: path.slice(0, -`/edit/${recordId}`.length), part: { kind: 'edit', recordId } };
  }
  return undefined;
}

const PART_WORDS = { list: '', add: '-新增', edit: '-编辑' };

/** The title of its tab. */
export function registerTitle(path: string): string | undefined {
  const found = registerAt(path);
  return found && found.page.title + PART_WORDS[found.part.kind];
}
