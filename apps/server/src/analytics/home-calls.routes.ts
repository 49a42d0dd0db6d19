import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HomeSummary } from '@gongwei/domain/analytics';
import { holdersOf } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { staffOf } from '../identity/request-staff.ts';
import { askedInstitution } from '../organisation/institution.routes.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { data, fixedAnswers } from '../shared/fixed-answers.ts';
import { list } from '../shared/schemas.ts';
import { ABNORMAL, CHECK_UPS, TILE, UPLOAD_STATE } from './home.schemas.ts';
import { checkUpsOfYear, homeSummary } from './home-summary.query.ts';
import { abnormalCheckUps, uploadStates } from './upload-states.query.ts';

const BODY = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 } } } as const;

type Asked = { Body: { jgbh?: string } | undefined; Querystring: { jgbh?: string } };

const tile = (key: string, name: string, value: number) => ({ key, name, value });

const tilesOf = ({ residents, followUps }: HomeSummary, checkUps: number) => [
  tile('residents', '在管居民', residents.total),
  tile('elderly', '65 岁及以上老年人', residents.elderly),
  tile('hypertension', '高血压患者', residents.hypertension),
  tile('diabetes', '糖尿病患者', residents.diabetes),
  tile('due', '待随访', followUps.due),
  tile('overdue', '逾期未随访', followUps.overdue),
  tile('doneThisMonth', '本月已随访', followUps.doneThisMonth),
  tile('checkUps', '本年度体检', checkUps),
];

/** The specification's four calls of the home page, over the same figures as our own `/v1/home/summary`. */
export function homeCallRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  const access = holdersOf(RESIDENT_CODES, 'V');
  const asked = (request: FastifyRequest, jgbh: string | undefined) => {
    const staff = staffOf(request);
    const scope = { institutionCode: askedInstitution(request, jgbh) };
    return { scope, userId: staff.id, reader: readerOf(staff), today: todayOf(clock) };
  };

  app.post<Asked>(
    '/api/dockapi/findHomelist',
    {
      config: { access },
      schema: { tags: ['首页'], body: BODY, response: fixedAnswers('首页数字', data(list(TILE))) },
    },
    async (request) => {
      const home = asked(request, request.body?.jgbh);
      const { thisYear } = await checkUpsOfYear(database, home);
      return { code: 200, msg: '', data: tilesOf(await homeSummary(database, home), thisYear) };
    },
  );

  app.post<Asked>(
    '/api/api/jkct/findhometjall',
    {
      config: { access },
      schema: { tags: ['首页'], body: BODY, response: fixedAnswers('本年度体检', data(CHECK_UPS)) },
    },
    async (request) => {
      return { code: 200, msg: '', data: await checkUpsOfYear(database, asked(request, request.body?.jgbh)) };
    },
  );

  app.get<Asked>(
    '/api/dockapi/findhomesclist',
    {
      config: { access },
      schema: {
        tags: ['首页'],
        querystring: BODY,
        response: fixedAnswers('各上传状态的数量', data(list(UPLOAD_STATE))),
      },
    },
    async (request) => {
      const { scope } = asked(request, request.query.jgbh);
      return { code: 200, msg: '', data: await uploadStates(database, scope) };
    },
  );

  app.get<Asked>(
    '/api/dockapi/findhomeyclist',
    {
      config: { access },
      schema: { tags: ['首页'], querystring: BODY, response: fixedAnswers('本年度有异常的体检', data(list(ABNORMAL))) },
    },
    async (request) => {
      const { scope, reader, today } = asked(request, request.query.jgbh);
      return { code: 200, msg: '', data: await abnormalCheckUps(database, scope, reader, today) };
    },
  );
}
