import type { HomeSummary } from '@gongwei/domain/analytics';
import type { Institution } from '@gongwei/domain/organisation';
import { fault } from '@gongwei/domain/shared';
import type { ClientLogEntry, MenuItem } from '@gongwei/domain/shell';
import type { InstitutionDirectory } from '@gongwei/application/organisation';
import type { ShellGateway } from '@gongwei/application/shell';

/** The given menu; reports of errors are put into `sent`. */
export const createMemoryShellGateway = (
  menu: readonly MenuItem[],
  summary: (institutionCode: string) => HomeSummary,
  sent: ClientLogEntry[] = [],
): ShellGateway => ({
  menu: async () => menu,
  async embeddedPage(name) {
    if (name === 'manual') return { address: '/docs/' };
    throw fault({
      code: 'embed.refused',
      category: 'permission',
      message: '这个页面不在允许嵌入的名单中，已拒绝打开。',
    });
  },
  homeSummary: async (institutionCode) => summary(institutionCode),
  sendErrorLog: async (entries) => void sent.push(...entries),
});

/** The tree of the given institutions. */
export const createMemoryInstitutionDirectory = (institutions: readonly Institution[]): InstitutionDirectory => ({
  childrenOf: async (code) =>
    institutions.filter((one) => one.parentCode === code).sort((a, b) => (a.code < b.code ? -1 : 1)),
});
