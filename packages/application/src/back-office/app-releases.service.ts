import { installAddress, packageAt } from '@gongwei/domain/back-office';
import type { RecordRepository } from '../forms/record-repository.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { PackageGateway, RunningVersion } from './package-gateway.port.ts';

/** Which versions run where one works, and how often each was downloaded. */
export const createRunningVersions = (gateway: PackageGateway): Loaded<readonly RunningVersion[]> =>
  createLoaded((asker) => gateway.versions(asker));

/** What one needs to install a version: the address below the site, and what the file is recognised by. */
export type InstallFacts = {
  readonly address: string;
  readonly versionName: string;
  readonly md5: string;
  readonly staged: boolean;
};

/** Of an entry of the register; nothing where its package was not uploaded here. */
export const createInstallFacts = (records: RecordRepository, recordId: string): Loaded<InstallFacts | undefined> =>
  createLoaded(async (asker) => {
    const { data } = await records.read(recordId, undefined, asker);
    const id = packageAt(data['file']);
    if (id === undefined) return undefined;
    const [versionName, md5] = [String(data['versionName'] ?? ''), String(data['md5'] ?? '')];
    return { address: installAddress(id), versionName, md5, staged: data['state'] === '1' };
  });
