import type { PermissionLetter } from '@gongwei/domain/identity';
import type { FastifyInstance } from 'fastify';
import { lettersOf } from '../identity/permissions.policy.ts';
import { holdersOf as holdersOfCode } from '../access/route-access.ts';
import { countyCodeOf } from '../database/scope.ts';
import { PERMISSION_MATRIX, ROLES } from '../identity/permission-matrix.data.ts';
import { staffOf } from '../identity/request-staff.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import { lettersAsDelivered, type RoleEntry } from '../identity/role-book.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { mayGive } from './role-giving.policy.ts';
import { BY_CODE, CODE_ONLY, COPY, EDIT, EFFECT, PREVIEW, REMOVE, ROLE, STATE } from './role.schemas.ts';
import { holdersOf, lastChangeOf } from './roles.repository.ts';
import { copyRole, editRole, previewRole, removeRole, setRoleState } from './roles.service.ts';
import type { NewRole, RoleEdit, RoleState } from './roles.service.ts';

const [LOOKS, CHANGES] = [holdersOfCode(['ht-jgyh'], 'V'), holdersOfCode(['ht-jgyh'], 'M')];
const tags = ['角色'];

type ByCode<Body = unknown> = { Params: { code: string }; Body: Body };

/** 角色管理: what the roles of a county may do. The list itself is a list like the others. */
export function roleRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  const onOne = { tags, params: BY_CODE };

  app.get<ByCode>(
    '/api/v1/roles/:code',
    { config: { access: LOOKS }, schema: { ...onOne, response: answers(ROLE, '一个角色') } },
    async (request) => {
      const by = staffOf(request);
      const role = (await rolesAt(database, by.institutionCode)).get(request.params.code);
      if (!role) throw notFound('role.not-found', '没有这个角色');
      return shownRole(context, by, role);
    },
  );

  app.post<{ Body: NewRole }>(
    '/api/v1/roles',
    { config: { access: CHANGES }, schema: { tags, body: COPY, response: answers(CODE_ONLY, '已复制的角色') } },
    async (request) => ({ code: (await copyRole(context, staffOf(request), request.body)).code }),
  );

  app.put<ByCode<Omit<RoleEdit, 'code'>>>(
    '/api/v1/roles/:code',
    { config: { access: CHANGES }, schema: { ...onOne, body: EDIT, response: answers(CODE_ONLY, '已保存') } },
    async (request) => {
      await editRole(context, staffOf(request), { ...request.body, code: request.params.code });
      return { code: request.params.code };
    },
  );

  app.put<ByCode<Omit<RoleState, 'code'>>>(
    '/api/v1/roles/:code/state',
    { config: { access: CHANGES }, schema: { ...onOne, body: STATE, response: answers(CODE_ONLY, '已停用或启用') } },
    async (request) => {
      await setRoleState(context, staffOf(request), { ...request.body, code: request.params.code });
      return { code: request.params.code };
    },
  );

  app.put<ByCode<{ version: number }>>(
    '/api/v1/roles/:code/removed',
    { config: { access: CHANGES }, schema: { ...onOne, body: REMOVE, response: answers(CODE_ONLY, '已删除') } },
    async (request) => {
      await removeRole(context, staffOf(request), { ...request.body, code: request.params.code });
      return { code: request.params.code };
    },
  );

  app.post<ByCode<{ letters: { [code: string]: PermissionLetter } }>>(
    '/api/v1/roles/:code/effect',
    {
      config: { access: CHANGES },
      schema: { ...onOne, body: PREVIEW, response: answers(EFFECT, '改后影响到的人；什么也不改') },
    },
    (request) => previewRole(context, staffOf(request), request.params.code, request.body.letters),
  );
}

/** A role with what its editor asks besides: the rights there are, and how much of each may be given by who asks. */
async function shownRole({ database }: ServerContext, by: Staff, role: RoleEntry) {
  const county = countyCodeOf(by.institutionCode);
  const changed = await lastChangeOf(database, county, role.code);
  const holders = (await holdersOf(database, county, role.code)).filter(({ active }) => active).length;
  const letterOf = lettersOf(by);
  const fixed = whyFixed(by, role, county);
  return {
    ...role,
    baseName: ROLES[role.base],
    delivered: lettersAsDelivered(role.base),
    rights: Object.entries(PERMISSION_MATRIX).map(([code, { label }]) => {
      const most = code.startsWith('ht-') ? letterOf(code) : 'M';
      return { code, label, ...(most && { most }) };
    }),
    holders,
    ...(changed && { changed }),
    ...(fixed !== undefined && { fixed }),
  };
}

/** Why somebody can only look at a role, as a sentence. */
function whyFixed(by: Staff, role: RoleEntry, county: string): string | undefined {
  if (!by.permissions.some(({ code, letter }) => code === 'ht-jgyh' && letter === 'M')) return '您只能查看角色';
  if (by.institutionCode !== county) return '角色由县级管理员维护';
  if (by.roles.includes(role.code)) return '这是您自己持有的角色，请由另一位管理员修改';
  return mayGive(by, role) ? undefined : '这个角色的权限高于您，不能修改';
}
