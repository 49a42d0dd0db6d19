import type { Region } from '@gongwei/domain/organisation';
import type { FastifyInstance } from 'fastify';
import { staffOnly, tokensToo } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, list, shape, TEXT } from '../shared/schemas.ts';
import { institutionNames, residentNames, userNames } from './names.query.ts';
import { regionsBelow, regionWordsOf, searchRegions } from './regions.query.ts';
import { data, fixedAnswers } from '../shared/fixed-answers.ts';
import { REGION_OPTION } from './organisation.schemas.ts';

/** The calls of the specification, each with the name its parameter has there. */
const CALLS = [
  ['/api/ykdjgxxprovices/find', undefined],
  ['/api/ykdjgxxcitys/find', 'provinceId'],
  ['/api/ykdjgxxcountys/find', 'cityid'],
  ['/api/ykdjgxxtowns/find', 'countryid'],
  ['/api/ykdjgxxvillagess/find', 'townid'],
] as const;

const REGION_CODE = { type: 'string', pattern: '^(\\d{2}|\\d{4}|\\d{6}|\\d{9}|\\d{12})$' } as const;
const IDS = { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 64 } } as const;
const REGION = shape(
  { code: TEXT, name: TEXT, initials: TEXT, lowest: { type: 'boolean' }, words: TEXT },
  {},
  { code: '320999101', name: '望禾镇', initials: 'whz', lowest: false, words: '江苏省盐城市望禾县望禾镇' },
);
const SEARCH = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', minLength: 1, maxLength: 30 }, near: { type: 'string', maxLength: 12 } },
} as const;
const WANTED = { type: 'object', properties: { regions: IDS, institutions: IDS, users: IDS, residents: IDS } } as const;
const NAMES = {
  type: 'object',
  additionalProperties: TEXT,
  examples: [{ '320999': '江苏省盐城市望禾县', u1: '王医生', r1: '李建国' }],
};

type Search = { Body: { text: string; near?: string } };
type Wanted = { Body: { regions?: string[]; institutions?: string[]; users?: string[]; residents?: string[] } };

/** As the institution picker's rows are: `label` and `value`; `pyszm` are the pinyin initials, `flag` is `jg` where there is more below. */
const toWire = ({ code, name, initials, lowest }: Region) => ({
  id: code,
  name,
  label: name,
  value: code,
  pyszm: initials,
  flag: lowest ? '' : 'jg',
});

/** Administrative divisions, and the names behind the codes that records store. */
export function regionRoutes(app: FastifyInstance, { database }: ServerContext): void {
  for (const [path, parameter] of CALLS) {
    const querystring = parameter
      ? { type: 'object', required: [parameter], properties: { [parameter]: REGION_CODE } }
      : { type: 'object', properties: {} };
    app.get<{ Querystring: { [name: string]: string } }>(
      path,
      {
        config: { access: tokensToo(staffOnly()) },
        schema: {
          tags: ['行政区划'],
          querystring,
          response: fixedAnswers('下一级行政区划', data(list(REGION_OPTION))),
        },
      },
      async (request) => {
        staffOf(request);
        const code = parameter === undefined ? '' : (request.query[parameter] ?? '');
        return { code: 200, msg: '', data: (await regionsBelow(database, code)).map(toWire) };
      },
    );
  }

  app.post<Search>(
    '/api/v1/regions/search',
    {
      config: { access: tokensToo(staffOnly()) },
      schema: {
        tags: ['行政区划'],
        body: SEARCH,
        response: answers(list(REGION), '按名称、拼音首字母或代码查找'),
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const near = /^\d+$/.test(request.body.near ?? '') ? request.body.near! : staff.institutionCode;
      return searchRegions(database, request.body.text.trim(), near);
    },
  );

  app.post<Wanted>(
    '/api/v1/names',
    {
      config: { access: staffOnly() },
      schema: { tags: ['机构'], body: WANTED, response: answers(NAMES, '代码与编号对应的名称') },
    },
    async (request) => {
      const reading = { scope: scopeOf(request), reader: readerOf(staffOf(request)) };
      const { regions = [], institutions = [], users = [], residents = [] } = request.body;
      const [words, ...named] = await Promise.all([
        regionWordsOf(database, regions),
        institutionNames(database, institutions),
        userNames(database, users),
        residentNames(database, reading, residents),
      ]);
      return { ...words, ...Object.fromEntries(named.flat().map(({ id, name }) => [id, name])) };
    },
  );
}
