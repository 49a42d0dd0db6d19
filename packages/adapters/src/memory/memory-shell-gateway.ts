import type { HomeSummary } from '@gongwei/domain/analytics';
import type { Institution } from '@gongwei/domain/organisation';
import type { MenuItem } from '@gongwei/domain/shell';
import type { InstitutionDirectory } from '@gongwei/application/organisation';
import type { ShellGateway } from '@gongwei/application/shell';

export const createMemoryShellGateway = (
  menu: readonly MenuItem[],
  summary: (institutionCode: string) => HomeSummary,
): ShellGateway => ({
  menu: async () => menu,
  homeSummary: async (institutionCode) => summary(institutionCode),
});

export const createMemoryInstitutionDirectory = (institutions: readonly Institution[]): InstitutionDirectory => ({
  childrenOf: async (code) =>
    institutions.filter((one) => one.parentCode === code).sort((a, b) => (a.code < b.code ? -1 : 1)),
});
