import type { HomeSummary } from '@gongwei/domain/analytics';
import type { MenuItem } from '@gongwei/domain/shell';
import { token } from '../shared/index.ts';

/** What the frame around the pages needs from the server. */
export interface ShellGateway {
  menu(): Promise<readonly MenuItem[]>;
  homeSummary(institutionCode: string): Promise<HomeSummary>;
}
export const ShellGateway = token<ShellGateway>('ShellGateway');
