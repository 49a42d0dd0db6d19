import { installAddress, isTooOld, packageAt, releaseFor } from '@gongwei/domain/back-office';
import type { FastifyInstance } from 'fastify';
import { holdersOf, staffOnly } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { answers, COUNT, ID, list, shape, TEXT } from '../shared/schemas.ts';
import {
  noteTerminal,
  releasesFor,
  runningVersions,
  type StoredRelease,
  type TerminalReport,
} from './app-terminals.repository.ts';

const REPORT = {
  type: 'object',
  required: ['terminal', 'appName', 'platform', 'versionName', 'versionCode'],
  properties: {
    terminal: ID,
    appName: { enum: ['1', '2', '3', '4'] },
    platform: { enum: ['android', 'ios', 'windows'] },
    versionName: { type: 'string', minLength: 1, maxLength: 30 },
    versionCode: { type: 'integer', minimum: 1, maximum: 2_000_000_000 },
    model: { type: 'string', maxLength: 60 },
  },
} as const;
const YES: { readonly type: 'boolean' } = { type: 'boolean' };
const UPDATE = shape(
  { versionName: TEXT, versionCode: COUNT, url: TEXT, size: COUNT, md5: TEXT, force: YES, content: TEXT },
  {},
  {
    ...{
      versionName: '2.1.0',
      versionCode: 210,
      url: '/api/v1/app-packages/01902f3e-2222-7c3d-9a54-1f2e3d4c5b6a/install',
    },
    ...{ size: 40_960, md5: '9e107d9d372bb6826bd81d3542a419d6', force: false, content: '修复离线保存' },
  },
);
const TOLD = shape({}, { update: UPDATE });
const VERSION = shape(
  { appName: TEXT, platform: TEXT, versionName: TEXT, versionCode: COUNT, terminals: COUNT, share: { type: 'number' } },
  { downloads: COUNT, state: TEXT },
  {
    ...{ appName: '1', platform: 'android', versionName: '2.1.0', versionCode: 210 },
    ...{ terminals: 12, share: 75, downloads: 20, state: '2' },
  },
);
/** Days after which a device that says nothing is not counted any more. */
const COUNTED = 90;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a terminal is told of a release. An address of an entry from before, typed by hand, is passed on as it is. */
const updateOf = ({ versionCode, data }: StoredRelease, own: string) => {
  const id = packageAt(data['file']);
  return {
    versionName: text(data['versionName']),
    versionCode,
    url: id === undefined ? text(data['file']) : installAddress(id),
    size: Number(data['size'] ?? 0),
    md5: text(data['md5']),
    force: data['force'] === true || isTooOld(own, text(data['minVersion'])),
    content: text(data['content']),
  };
};

/** Terminals: what they run, and what they are to run. */
export function terminalRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.post<{ Body: TerminalReport }>(
    '/api/v1/app-terminals',
    {
      config: { access: staffOnly() },
      schema: { tags: ['后台'], body: REPORT, response: answers(TOLD, '有新版本时带 update') },
    },
    async (request) => {
      const [staff, report] = [staffOf(request), request.body];
      const { terminal: id, appName, platform, versionCode, versionName } = report;
      const noted = await database.transaction((inside) => noteTerminal(inside, staff, report, clock.now()));
      if (!noted)
        throw httpFailure(429, { code: 'terminals.too-many', message: '本机构登记的终端过多，请联系平台管理员' });
      const releases = await releasesFor(database, staff.institutionCode, appName, platform);
      const release = releaseFor(releases, { id, institutionCode: staff.institutionCode, versionCode });
      return release ? { update: updateOf(release, versionName) } : {};
    },
  );

  app.get(
    '/api/v1/app-terminals/versions',
    {
      config: { access: holdersOf(['ht-bbkz'], 'V') },
      schema: { tags: ['后台'], response: answers(list(VERSION), '在用的版本，以及各版本的下载次数') },
    },
    async (request) => {
      const since = new Date(clock.now().getTime() - COUNTED * 86_400_000);
      const rows = await runningVersions(database, scopeOf(request), since);
      return rows.map(({ app: appName, platform, version_name, version_code, terminals, all_terminals, ...given }) => ({
        ...{ appName, platform, versionName: version_name, versionCode: version_code, terminals },
        share: all_terminals === 0 ? 0 : Math.round((terminals / all_terminals) * 1000) / 10,
        ...(given.downloads !== null && { downloads: given.downloads }),
        ...(given.state !== null && { state: given.state }),
      }));
    },
  );
}
