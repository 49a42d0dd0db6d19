import { stat } from 'node:fs/promises';
import { PACKAGE_PIECE, packageAddress, packageTrouble } from '@gongwei/domain/back-office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anybody, holdersOf } from '../access/route-access.ts';
import { countyCodeOf } from '../database/scope.ts';
import { staffOf } from '../identity/request-staff.ts';
import { tokenHash } from '../identity/sessions.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { data as dataOf, fixedAnswers } from '../shared/fixed-answers.ts';
import { answers, COUNT, shape, TEXT } from '../shared/schemas.ts';
import { receiveFile, uploadFailure, type UploadRules } from '../uploads/receive-file.ts';
import { addPackage, dropUnfinished, packageOfTicket } from './app-packages.repository.ts';
import { downloadRoutes } from './download.routes.ts';
import { createPackageStore } from './package-store.ts';
import { takePiece } from './take-piece.ts';
import { terminalRoutes } from './terminal.routes.ts';

/** A piece: twice what our own page sends, for a program with pieces of its own. */
const PIECE_UPLOAD: UploadRules = {
  largest: PACKAGE_PIECE * 2,
  failure: (reason) =>
    reason === 'too-large'
      ? uploadFailure(413, 'package.piece-too-large', '一次最多上传 8 MB，请分段上传')
      : uploadFailure(422, 'package.no-file', '请选择安装包'),
};
/** Milliseconds somebody has for all of a package. */
const TIME = 2 * 3_600_000;
const TICKET = 'x-package-ticket';
/** Who may save an entry of the register (`maySave`) may upload its package: one rule for both. */
const CODE = 'ht-bbkz';
const BEGIN = {
  type: 'object',
  required: ['name', 'bytes'],
  properties: {
    name: { type: 'string', minLength: 5, maxLength: 120 },
    bytes: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;
const BEGUN = shape(
  { id: TEXT, ticket: TEXT, pieceBytes: COUNT },
  {},
  {
    id: '01902f3e-2222-7c3d-9a54-1f2e3d4c5b6a',
    ticket: 'p7Qk…',
    pieceBytes: PACKAGE_PIECE,
  },
);

/** With the last piece also what became of it: kilobytes and the check sum. */
const PIECE = shape({ received: COUNT }, { url: TEXT, name: TEXT, size: COUNT, md5: TEXT });

const noTicket = () =>
  httpFailure(403, {
    code: 'package.ticket',
    message: '这次上传已失效，请重新选择安装包',
    advice: '上传须在两小时内完成',
  });

/**
 * Packages of 版本控制. The specification's call carries no token, so whoever may change the register asks for a ticket first, which
 * opens one upload of one file; pieces of it come in order and may be sent again.
 */
export function appPackageRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, random, uploads } = context;
  const store = createPackageStore(context.packageFolder);
  const tags = ['后台'];

  app.post<{ Body: { name: string; bytes: number } }>(
    '/api/v1/app-packages',
    {
      config: { access: holdersOf([CODE], 'E') },
      schema: { tags, body: BEGIN, response: answers(BEGUN, '可以开始上传') },
    },
    async (request) => {
      const { name, bytes } = request.body;
      const trouble = packageTrouble(name, bytes);
      if (trouble !== undefined) throw uploadFailure(422, 'package.refused', trouble);
      const staff = staffOf(request);
      const now = clock.now();
      const id = uuidV7(now, random);
      const ticket = Buffer.from(random.bytes(24)).toString('base64url');
      const row = { county_code: countyCodeOf(staff.institutionCode), id, owner: staff.id, name, bytes };
      const left = await database.transaction(async (inside) => {
        const dropped = await dropUnfinished(inside, row.county_code, staff.id, now);
        await addPackage(inside, { ...row, ticket: tokenHash(ticket) }, now, new Date(now.getTime() + TIME));
        return dropped;
      });
      await Promise.all(left.map(store.remove));
      return { id, ticket, pieceBytes: PACKAGE_PIECE };
    },
  );

  app.post(
    '/api/excels/putapk',
    {
      config: { access: anybody(), upload: PIECE_UPLOAD },
      schema: { tags, consumes: ['multipart/form-data'], response: fixedAnswers('已收到的部分', dataOf(PIECE)) },
    },
    async (request) => {
      const ticket = tokenHash(headerOf(request, TICKET));
      // Before a byte of the file is read: it is nobody's who has no ticket.
      if (!(await packageOfTicket(database, ticket, clock.now()))) throw noTicket();
      const piece = await receiveFile(request, uploads.newPath(), PIECE_UPLOAD);
      try {
        const { size } = await stat(piece.path);
        const offset = Number(headerOf(request, 'x-package-offset') || '0');
        const taken = await takePiece(context, store, ticket, { path: piece.path, size, offset });
        if (!taken) throw noTicket();
        if (!taken.md5) return { code: 200, msg: '已收到', data: { received: taken.received } };
        const data = {
          received: taken.received,
          url: packageAddress(taken.id),
          name: taken.name,
          size: Math.ceil(taken.received / 1024),
          md5: taken.md5,
        };
        return { code: 200, msg: '上传成功', data };
      } finally {
        await piece.discard();
      }
    },
  );

  downloadRoutes(app, context);
  terminalRoutes(app, context);
}

const headerOf = (request: FastifyRequest, name: string): string => String(request.headers[name] ?? '');
