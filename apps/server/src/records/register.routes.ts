import { registerOf, type RegisterQuery } from '@gongwei/domain/register';
import type { FastifyInstance } from 'fastify';
import { requireForm, scopeOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { ANSWERS, answers, COUNT, FORM_ID, INSTANT, LIMIT, list, OFFSET, shape, TEXT } from '../shared/schemas.ts';
import { registerPage } from './registers.query.ts';

const BY_FORM = { type: 'object', required: ['formId'], properties: { formId: FORM_ID } } as const;
const QUERY = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 50 },
    filter: { type: 'string', maxLength: 400, pattern: '^\\w{1,40}:[^:,]{1,40}(,\\w{1,40}:[^:,]{1,40})*$' },
    sort: { type: 'string', pattern: '^-?@?\\w{1,40}$' },
    removed: { type: 'boolean' },
    offset: OFFSET,
    limit: LIMIT,
  },
} as const;
const ENTRY = shape(
  {
    id: TEXT,
    formId: TEXT,
    institutionCode: TEXT,
    version: COUNT,
    createdAt: INSTANT,
    updatedAt: INSTANT,
    updatedByName: TEXT,
    data: ANSWERS,
  },
  {},
  {
    id: '01902f3e-7b6a-7c3d-9a54-1f2e3d4c5b6a',
    formId: 'drug-catalogue',
    institutionCode: '990101',
    version: 1,
    createdAt: '2026-06-15T04:00:00.000Z',
    updatedAt: '2026-06-15T04:00:00.000Z',
    updatedByName: '县管理员',
    data: { code: 'D001', genericName: '苯磺酸氨氯地平片', category: '1' },
  },
);
const PAGE = shape({
  rows: list(ENTRY),
  total: COUNT,
  names: { type: 'object', additionalProperties: TEXT },
});

type ListQuery = {
  readonly text?: string;
  /** `field:code`, several with commas between them. */
  readonly filter?: string;
  /** `-` before the key: descending. */
  readonly sort?: string;
  readonly removed?: boolean;
  readonly offset: number;
  readonly limit: number;
};

/** Registers: lists of records that lie in no resident's file. Saving and opening an entry is done with its record. */
export function registerRoutes(app: FastifyInstance, { database, forms }: ServerContext): void {
  app.get<{ Params: { formId: string }; Querystring: ListQuery }>(
    '/api/v1/registers/:formId',
    { schema: { tags: ['登记'], params: BY_FORM, querystring: QUERY, response: answers(PAGE, '一页登记') } },
    async (request) => {
      const { formId } = request.params;
      const [register, form] = [registerOf(formId), forms.definition(formId)];
      if (!register || !form) throw notFound('register.not-found', '没有这份登记');
      const staff = requireForm(request, form, 'read');
      const query = queryOf(formId, request.query);
      const fields = [...Object.keys(query.where ?? {})];
      const sortable = [
        '@createdAt',
        register.sort.by,
        ...register.columns.filter((column) => column.sortable).map(({ key }) => key),
      ];
      if (
        fields.some((field) => !register.filters.includes(field)) ||
        (query.sort && !sortable.includes(query.sort.by))
      )
        throw httpFailure(422, { code: 'register.query', message: '这份登记不能按所选的条件筛选或排序' });
      const personal = form.sections.some((section) => section.fields.some(({ sensitive }) => sensitive !== undefined));
      return registerPage(
        database,
        scopeOf(request),
        staff,
        register,
        form,
        query,
        personal ? forms.masks(formId) : undefined,
      );
    },
  );
}

const queryOf = (formId: string, { filter, sort, ...rest }: ListQuery): RegisterQuery => ({
  formId,
  ...rest,
  ...(filter && { where: Object.fromEntries(filter.split(',').map((one) => one.split(':') as [string, string])) }),
  ...(sort && { sort: { by: sort.replace(/^-/, ''), descending: sort.startsWith('-') } }),
});
