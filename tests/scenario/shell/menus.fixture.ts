import type { ShellGateway } from '@gongwei/application/shell';
import type { MenuItem } from '@gongwei/domain/shell';

/** A server that is asked for nothing but menus, and answers when it is told to. */
export function createSlowMenus() {
  const answers: { readonly give: (menu: readonly MenuItem[]) => void; readonly refuse: (thrown: unknown) => void }[] =
    [];
  const shell: ShellGateway = {
    menu: () => new Promise((give, refuse) => void answers.push({ give, refuse })),
    embeddedPage: () => Promise.reject(new Error('not asked here')),
    homeSummary: () => Promise.reject(new Error('not asked here')),
    sendErrorLog: () => Promise.reject(new Error('not asked here')),
  };
  return { answers, shell };
}
