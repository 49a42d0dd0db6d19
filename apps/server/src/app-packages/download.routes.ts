import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { packageKind } from '@gongwei/domain/back-office';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { anybody, holdersOf } from '../access/route-access.ts';
import { countyCodeOf } from '../database/scope.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID } from '../shared/schemas.ts';
import { countDownload, givenPackage, storedPackage, type PackageRow } from './app-packages.repository.ts';
import { createPackageStore } from './package-store.ts';

type ById = { Params: { id: string } };

const FILE = { type: 'string', format: 'binary', examples: ['PK…'] } as const;

/** The bytes of packages: for who keeps the register always, for anybody while their version is given out. */
export function downloadRoutes(app: FastifyInstance, { database, packageFolder }: ServerContext): void {
  const store = createPackageStore(packageFolder);
  /** @throws 404 where there is no such package, or its file is gone. */
  const withSize = async (row: PackageRow | undefined): Promise<PackageRow & { readonly size: number }> => {
    const there = row && (await stat(store.pathOf(row.id)).catch(() => undefined));
    if (!row || !there) throw notFound('package.not-found', '没有找到这个安装包，或文件已不在服务器上');
    return { ...row, size: there.size };
  };
  const send = (reply: FastifyReply, { id, name, size }: Awaited<ReturnType<typeof withSize>>): FastifyReply => {
    const kind = packageKind(name);
    const type = kind === 'apk' ? 'application/vnd.android.package-archive' : 'application/octet-stream';
    return reply
      .header('content-type', type)
      .header('content-length', size)
      .header(
        'content-disposition',
        `attachment; filename="package.${kind ?? 'bin'}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .send(createReadStream(store.pathOf(id)));
  };

  app.get<ById>(
    '/api/v1/app-packages/:id/file',
    {
      config: { access: holdersOf(['ht-bbkz'], 'V'), download: true },
      schema: { tags: ['后台'], params: BY_ID, response: answers(FILE, '安装包') },
    },
    async (request, reply) => {
      const county = countyCodeOf(staffOf(request).institutionCode);
      return send(reply, await withSize(await storedPackage(database, county, request.params.id)));
    },
  );

  // A new phone has no session yet. What is not given out (any more) is not there.
  app.get<ById>(
    '/api/v1/app-packages/:id/install',
    {
      config: { access: anybody(), download: true },
      schema: { tags: ['后台'], params: BY_ID, response: answers(FILE, '已发布或灰度中的安装包') },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const row = await withSize(await givenPackage(database, request.params.id));
      await countDownload(database, row);
      return send(reply, row);
    },
  );
}
