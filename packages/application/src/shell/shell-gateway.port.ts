import type { HomeSummary } from '@gongwei/domain/analytics';
import type { ClientLogEntry, MenuItem } from '@gongwei/domain/shell';
import { token, type Asker } from '../shared/index.ts';

/** What the frame around the pages needs from the server. */
export interface ShellGateway {
  menu(): Promise<readonly MenuItem[]>;
  /** Where an allowed page for a frame lies. Rejects with a `Fault` of category `permission` for any other name. */
  embeddedPage(name: string, asker?: Asker): Promise<{ readonly address: string }>;
  homeSummary(institutionCode: string, asker?: Asker): Promise<HomeSummary>;
  /** Leaves the local error log with the server, which keeps what it knows already once. */
  sendErrorLog(entries: readonly ClientLogEntry[]): Promise<void>;
}
export const ShellGateway = token<ShellGateway>('ShellGateway');
