import { SLIPS_AT_ONCE } from '@gongwei/domain/back-office';
import { maskPhone } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import type { RoleBook } from '../identity/role-book.ts';
import { PERMISSION_MATRIX } from '../identity/permission-matrix.data.ts';
import { permissionsOf } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { Staff } from '../identity/users.repository.ts';
import { mayGive, mayManage } from '../roles/role-giving.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, failureSchema } from '../shared/schemas.ts';
import { createStaff, type NewStaff } from './create-staff.service.ts';
import {
  editStaff,
  endStaffSessions,
  moveStaff,
  resetStaffPassword,
  setStaffState,
  unbindStaffWeChat,
} from './edit-staff.service.ts';
import type { StaffEdit, StaffMove, StaffState } from './edit-staff.service.ts';
import { givePasswords } from './password-slips.service.ts';
import { searchStaff, type StaffQuestion } from './search-staff.query.ts';
import { accountsOf, type StaffAccount } from './staff.repository.ts';
import {
  ACCOUNT,
  CREATE,
  EDIT,
  MOVE,
  PAGE,
  RIGHTS,
  RIGHTS_ASKED,
  ROLE_CHOICE,
  SEARCH,
  SLIPS,
  slipsAsked,
  STATE,
  WITH_PASSWORD,
} from './staff.schemas.ts';
import { tokenRoutes } from './tokens/token.routes.ts';

const KEEPING = ['ht-jgyh'];
const tags = ['用户'];
const REFUSED = { '4xx': { ...failureSchema(), description: '拒绝' } };

type ById<Body = unknown> = { Params: { id: string }; Body: Body };
type Change<Input> = ById<Omit<Input, 'id'>>;

const changed = { params: BY_ID, response: answers(ACCOUNT, '账号') };

/** 机构用户: accounts of the staff, for who keeps them. What somebody looks for stands in the body, never in the address. */
export function staffRoutes(app: FastifyInstance, context: ServerContext): void {
  tokenRoutes(app, context);
  readingRoutes(app, context);
  rightsRoutes(app, context);
  changingRoutes(app, context);
  passwordRoutes(app, context);
}

const shownIn = (by: Staff, book: RoleBook) => (account: StaffAccount) => ({
  ...account,
  roleNames: account.roles.map((role) => book.get(role)?.name ?? role),
  mayChange: mayManage(by, account.roles, book),
});

/** Makes what shows an account to somebody: its roles by name, and whether they may change it. */
const showing =
  ({ database }: ServerContext) =>
  async (by: Staff, account: StaffAccount) =>
    shownIn(by, await rolesAt(database, account.institutionCode))(account);

function readingRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  const shown = showing(context);

  app.post<{ Body: StaffQuestion }>(
    '/api/v1/users/search',
    {
      config: { access: holdersOf(KEEPING, 'V') },
      schema: { tags, body: SEARCH, response: answers(PAGE, '一页账号') },
    },
    async (request) => {
      const by = staffOf(request);
      const { rows, total } = await searchStaff(database, scopeOf(request), request.body);
      const show = shownIn(by, await rolesAt(database, scopeOf(request).institutionCode));
      const masked = ({ phone, ...account }: StaffAccount) => ({
        ...show(account),
        ...(phone === undefined ? {} : { phone: maskPhone(phone) }),
      });
      return { rows: rows.map(masked), total };
    },
  );

  app.get<ById>(
    '/api/v1/users/:id',
    { config: { access: holdersOf(KEEPING, 'V') }, schema: { tags, ...changed } },
    async (request) => {
      const by = staffOf(request);
      const account = await accountsOf(database, scopeOf(request)).find(request.params.id);
      if (!account) throw notFound('staff.not-found', '本机构及下级机构中没有这个用户');
      return shown(by, account);
    },
  );
}

/** Which roles there are, and what several of them allow together. */
function rightsRoutes(app: FastifyInstance, { database }: ServerContext): void {
  app.get(
    '/api/v1/users/roles',
    { config: { access: holdersOf(KEEPING, 'V') }, schema: { tags, response: answers(ROLE_CHOICE, '角色') } },
    async (request) => {
      const by = staffOf(request);
      const book = await rolesAt(database, scopeOf(request).institutionCode);
      return [...book.values()].map((role) => ({
        role: role.code,
        label: role.name,
        levels: role.levels,
        mayGive: mayGive(by, role) && !role.disabled,
      }));
    },
  );

  app.post<{ Body: { roles: string[] } }>(
    '/api/v1/users/rights',
    {
      config: { access: holdersOf(KEEPING, 'V') },
      schema: { tags, body: RIGHTS_ASKED, response: answers(RIGHTS, '这些角色合起来的权限') },
    },
    async (request) => {
      const book = await rolesAt(database, scopeOf(request).institutionCode);
      return permissionsOf(request.body.roles, book).map(({ code, letter }) => ({
        code,
        letter,
        label: PERMISSION_MATRIX[code]?.label ?? code,
      }));
    },
  );
}

function changingRoutes(app: FastifyInstance, context: ServerContext): void {
  const shown = showing(context);

  app.post<{ Body: NewStaff }>(
    '/api/v1/users',
    {
      config: { access: holdersOf(KEEPING, 'E') },
      schema: { tags, body: CREATE, response: { 201: { ...WITH_PASSWORD, description: '已新增' }, ...REFUSED } },
    },
    async (request, reply) => {
      const by = staffOf(request);
      const { user, temporaryPassword } = await createStaff(context, by, request.body);
      return reply.code(201).send({ user: await shown(by, user), temporaryPassword });
    },
  );

  app.put<Change<StaffEdit>>(
    '/api/v1/users/:id',
    { config: { access: holdersOf(KEEPING, 'E') }, schema: { tags, ...changed, body: EDIT } },
    async (request) => {
      const by = staffOf(request);
      return shown(by, await editStaff(context, by, { ...request.body, id: request.params.id }));
    },
  );

  app.put<Change<StaffState>>(
    '/api/v1/users/:id/state',
    { config: { access: holdersOf(KEEPING, 'M') }, schema: { tags, ...changed, body: STATE } },
    async (request) => {
      const by = staffOf(request);
      return shown(by, await setStaffState(context, by, { ...request.body, id: request.params.id }));
    },
  );

  app.put<Change<StaffMove>>(
    '/api/v1/users/:id/institution',
    { config: { access: holdersOf(KEEPING, 'M') }, schema: { tags, ...changed, body: MOVE } },
    async (request) => {
      const by = staffOf(request);
      return shown(by, await moveStaff(context, by, { ...request.body, id: request.params.id }));
    },
  );

  for (const [what, letter, change] of [
    ['sessions/ended', 'M', endStaffSessions],
    ['wechat/removed', 'E', unbindStaffWeChat],
  ] as const)
    app.put<ById>(
      `/api/v1/users/:id/${what}`,
      { config: { access: holdersOf(KEEPING, letter) }, schema: { tags, ...changed } },
      async (request) => {
        const by = staffOf(request);
        return shown(by, await change(context, by, request.params.id));
      },
    );
}

function passwordRoutes(app: FastifyInstance, context: ServerContext): void {
  const shown = showing(context);

  app.post<ById>(
    '/api/v1/users/:id/password',
    {
      config: { access: holdersOf(KEEPING, 'E') },
      schema: { tags, params: BY_ID, response: answers(WITH_PASSWORD, '临时密码，只答一次') },
    },
    async (request) => {
      const by = staffOf(request);
      const { user, temporaryPassword } = await resetStaffPassword(context, by, request.params.id);
      return { user: await shown(by, user), temporaryPassword };
    },
  );

  app.post<{ Body: { ids: string[] } }>(
    '/api/v1/users/passwords',
    {
      config: { access: holdersOf(KEEPING, 'E') },
      schema: {
        tags,
        body: slipsAsked(SLIPS_AT_ONCE),
        response: answers(SLIPS, '首个临时密码，只答一次；已有密码的不改'),
      },
    },
    (request) => givePasswords(context, staffOf(request), request.body.ids),
  );
}
