import { isFault } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { answering } from './answering.fixture.ts';
import { createHttpInstitutionDirectory } from './institution-directory.adapter.ts';
import { createHttpRecordRepository } from './record-repository.adapter.ts';
import { createHttpResidentDirectory } from './resident-directory.adapter.ts';
import { createHttpRosterGateway } from './roster-gateway.adapter.ts';
import { createHttpSessionGateway } from './session-gateway.adapter.ts';
import { createHttpShellGateway } from './shell-gateway.adapter.ts';

/** Asked by `npm run test:long`, as `@gongwei/server/long-runs` says; adapters know no server to import it from. */
const isLongRun = (): boolean =>
  (globalThis as { process?: { env: { [name: string]: string | undefined } } }).process?.env['GONGWEI_LONG'] === '1';

const name = fc.constantFrom(
  'code',
  'msg',
  'data',
  'token',
  'rows',
  'total',
  'resident',
  'context',
  'today',
  'previousRecord',
  'conflict',
  'base',
  'theirs',
  'permissions',
  'jgbh',
  'jgalllist',
  'usercode',
  'children',
  'label',
  'path',
  'counts',
  'id',
  'version',
  'on',
  'residents',
  'importId',
  'value',
  'fields',
  'field',
  'existingId',
  'archiveNumber',
  'warnings',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
);

const json = fc
  .letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, 0, 200, -99, 101, '200', '', 'x', '2026-06-15'),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(name, tie('any'), { maxKeys: 7 }),
    ),
  }))
  .any.map((value) => JSON.stringify(value));

const body = fc.oneof(
  json,
  json.chain((text) => fc.nat(text.length).map((end) => text.slice(0, end))),
  fc.constantFrom('', ' ', '<!doctype html><html></html>', 'null', 'undefined', '{', '[]', '{"code":', '\u0000', '﻿{}'),
  fc.string(),
);

it('rejects with nothing but a fault, whatever the server sends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(200, 200, 200, 204, 301, 400, 401, 403, 404, 409, 422, 429, 500, 503),
      body,
      async (status, text) => {
        const { calls } = answering(status, text);
        const [residents, records, roster] = [
          createHttpResidentDirectory(calls),
          createHttpRecordRepository(calls),
          createHttpRosterGateway(calls),
        ];
        const [shell, session] = [
          createHttpShellGateway(calls),
          createHttpSessionGateway({
            calls,
            lost$: new Subject(),
            token: () => 'T1',
            random: () => 'r',
            solve: async () => '0-0',
          }),
        ];
        const asked: readonly Promise<unknown>[] = [
          residents.find({ offset: 0, limit: 10 }),
          residents.overview('r'),
          residents.background('r', 'f', '2026-06-15' as never),
          residents.reveal('r', 'phone'),
          residents.create({ name: '周新一', idNumber: '1' }),
          records.read('x'),
          records.list({ subjectId: 'r' }),
          records.latest({ subjectId: 'r', formId: 'f' }),
          records.save({ id: 'x' } as never),
          records.history('x'),
          roster.upload({ name: 'a.xlsx', size: 1, bytes: async () => new Uint8Array(1) }, () => {}),
          roster.rows('i', { offset: 0, limit: 1 }),
          roster.list({ offset: 0, limit: 1 }),
          roster.demand('i', { kind: 'confirm' }),
          shell.menu(),
          shell.homeSummary('1'),
          createHttpInstitutionDirectory(calls).childrenOf('1'),
          session.logIn({ username: 'a', password: 'b' }),
          session.resume(),
          session.logOut(),
        ];
        for (const answer of await Promise.allSettled(asked)) {
          if (answer.status === 'rejected') expect(isFault(answer.reason), String(answer.reason)).toBe(true);
        }
      },
    ),
    { numRuns: isLongRun() ? 5_000 : 1_000 },
  );
}, 60_000);
