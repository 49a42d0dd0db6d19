import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf, staffOnly } from '../access/route-access.ts';
import { PERMISSION_MATRIX } from '../identity/permission-matrix.data.ts';
import { staffOf } from '../identity/request-staff.ts';
import { mayWorkFor } from '../identity/staff-places.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import { DOCTORS } from '../identity/doctors.ts';
import { asOptions, staffWithRoles } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { branchOf, institutionWithSettings, signaturesOf, treeOf } from './institution-details.query.ts';
import { data, fixedAnswers, REFUSED } from '../shared/fixed-answers.ts';
import { list, type Schema } from '../shared/schemas.ts';
import {
  BRANCH,
  ROLE_RIGHTS,
  SIGNATURE,
  STAFF_OPTION,
  TREE,
  WITH_CHILDREN,
  WITH_SETTINGS,
} from './organisation.schemas.ts';

const BODY = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 } } } as const;

/** A call that may name the institution it is about. */
export type AskedInstitution = { Body: { jgbh?: string } | undefined };

/** The institution asked about, the first of several; the user's own where none is named. @throws 403 outside of the branch. */
export function askedInstitution(request: FastifyRequest, code: string | undefined): string {
  const staff = staffOf(request);
  const chosen = code?.split(',')[0] || staff.institutionCode;
  if (!mayWorkFor(staff, chosen)) throw forbidden('所选机构不在您的管理范围内');
  return chosen;
}

/** What the specification's screens ask about institutions, their staff and roles. */
export function institutionRoutes(app: FastifyInstance, { database }: ServerContext): void {
  const post = (path: string, description: string, schema: Schema, answer: (code: string) => Promise<unknown>): void =>
    void app.post<AskedInstitution>(
      path,
      {
        config: { access: staffOnly() },
        schema: { tags: ['机构'], body: BODY, response: fixedAnswers(description, data(schema), [REFUSED]) },
      },
      async (request) => {
        const data = await answer(askedInstitution(request, request.body?.jgbh));
        return data === undefined ? { code: -1, msg: '没有这个机构' } : { code: 200, msg: '', data };
      },
    );

  post('/api/ykdjgxxs/find', '机构与机构设置', WITH_SETTINGS, (code) => institutionWithSettings(database, code));
  post('/api/ykdjgxxs/findjginfos', '机构与直接下级', WITH_CHILDREN, async (code) => {
    const [own, branch] = [await institutionWithSettings(database, code), await branchOf(database, code)];
    return own && { ...own, children: branch.filter(({ pid }) => pid === code), total: branch.length - 1 };
  });
  post('/api/ykdjgxxs/findjglist', '机构与全部下级', list(BRANCH), (code) => branchOf(database, code));
  post('/api/ykdjgxxs/jgxxysqm', '本机构人员的签名', list(SIGNATURE), (code) => signaturesOf(database, code));
  post('/api/api/jkct/getzrys', '可作为责任医生的人员', list(STAFF_OPTION), async (code) =>
    asOptions(await staffWithRoles(database, code, DOCTORS)),
  );

  app.get(
    '/api/ykdjgxxs/findjgwhlist',
    {
      config: { access: holdersOf(['ht-jgyh'], 'V') },
      schema: { tags: ['机构'], response: fixedAnswers('本人管理的机构树', data(list(TREE))) },
    },
    async (request) => {
      const { institutionCode } = staffOf(request);
      return { code: 200, msg: '', data: treeOf(await branchOf(database, institutionCode), institutionCode) };
    },
  );

  app.post(
    '/api/roles/findroleinfo',
    {
      config: { access: staffOnly() },
      schema: { tags: ['机构'], response: fixedAnswers('本人的角色', data(list(ROLE_RIGHTS))) },
    },
    async (request) => {
      const { roles, institutionCode } = staffOf(request);
      const book = await rolesAt(database, institutionCode);
      const entries = Object.entries(PERMISSION_MATRIX);
      const data = roles.map((role) => ({
        role,
        permissions: entries.flatMap(([href, { label }]) => {
          const letter = book.get(role)?.letters[href];
          return letter === undefined ? [] : [{ type: 2, href, label, letter }];
        }),
      }));
      return { code: 200, msg: '', data };
    },
  );
}
