import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Analyses } from '../measures/analyses.ts';
import { ANALYSIS_CODES, mayOpenPeople } from '../measures/analysis-access.ts';
import { BY_PAGE, QUESTION } from '../measures/analysis.schemas.ts';
import { analysisAsked, askedQuestion, unlessUnaskable, type AskedFigures } from '../measures/asked-question.ts';
import { measuresOf } from '../measures/page-figures.ts';
import type { ServerContext } from '../server-context.ts';
import { answers } from '../shared/schemas.ts';
import { documentFile, FORMAT, sendDocument, type DocumentFormat } from './document-file.ts';
import { DOCUMENT } from './document.schemas.ts';
import { minuteInChina } from './minute-in-china.ts';
import { pageDocument } from './page-documents.ts';

type Read = { Params: { page: string }; Body: AskedFigures };
type Filed = { Params: { page: string }; Querystring: Omit<AskedFigures, 'measures'> & { format: DocumentFormat } };

const { by, from, until, institution, groups } = QUESTION.properties;
const FILE_QUESTION = {
  type: 'object',
  required: ['format', 'from', 'until'],
  // Only codes and days: an address may hold them.
  properties: { format: FORMAT, by: { ...by, maxItems: 1 }, from, until, institution, groups },
} as const;

/** Pages of numbers as documents: read (and printed), and as files for Word and Excel. */
export function pageDocumentRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  const { database, clock } = context;
  const access = holdersOf(ANALYSIS_CODES, 'V');
  const tags = ['统计分析'];
  const made = async (request: FastifyRequest, id: string, asking: AskedFigures) => {
    const page = analysisAsked(analyses, request, id);
    const staff = staffOf(request);
    const mayOpen = mayOpenPeople(measuresOf(page), lists, staff);
    const { counting, question } = askedQuestion(context, lists, request, asking, page, mayOpen);
    const document = await unlessUnaskable(() =>
      pageDocument(database, counting, question, { byName: staff.name, at: minuteInChina(clock.now()) }),
    );
    return { document, question };
  };

  app.post<Read>(
    '/api/v1/analyses/:page/document',
    {
      config: { access },
      schema: { tags, params: BY_PAGE, body: QUESTION, response: answers(DOCUMENT, '一页统计，供阅读和打印') },
    },
    async (request) => (await made(request, request.params.page, request.body)).document,
  );

  app.get<Filed>(
    '/api/v1/analyses/:page/file',
    {
      config: { access, download: true },
      schema: { tags, params: BY_PAGE, querystring: FILE_QUESTION, response: documentFile('一页统计的文件') },
    },
    async (request, reply) => {
      const { format, ...asking } = request.query;
      const { document, question } = await made(request, request.params.page, asking);
      await recordOperation(database, context, staffOf(request), {
        action: 'analysis.export',
        target: question.page.id,
        details: {
          format,
          from: question.period.from,
          until: question.period.until,
          institution: question.institution,
        },
      });
      return sendDocument(reply, document, format, `${document.title} ${asking.from.slice(0, 4)}年`);
    },
  );
}
