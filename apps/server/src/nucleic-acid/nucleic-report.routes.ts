import { maskFor, type Reader, type SensitiveKind } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { anybody, holdersOf, peopleOnly } from '../access/route-access.ts';
import type { Queryable } from '../database/database.port.ts';
import { plainPage } from '../shared/plain-page.ts';
import { parameters } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { Staff } from '../identity/users.repository.ts';
import { allows } from '../identity/permissions.policy.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { readerOfRegister } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, COUNT, ID, INSTANT, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { publicReport } from './reports.repository.ts';
import { tubeReach } from './tubes.repository.ts';

const MOST = 200;
const BODY = {
  type: 'object',
  required: ['samples'],
  properties: { samples: { type: 'array', minItems: 1, maxItems: MOST, items: ID } },
} as const;
const REPORT = shape(
  {
    code: TEXT,
    reportNo: TEXT,
    name: TEXT,
    idNo: TEXT,
    kind: TEXT,
    tubeCode: TEXT,
    conclusion: oneOf('0', '1'),
    sampledAt: INSTANT,
    reportedAt: INSTANT,
    times: COUNT,
  },
  {
    sex: oneOf('1', '2'),
    age: COUNT,
    phone: TEXT,
    specimen: TEXT,
    sampleNo: TEXT,
    sampleOrg: TEXT,
    lab: TEXT,
    receivedAt: INSTANT,
    tester: TEXT,
    reviewer: TEXT,
  },
);
const EXAMPLE = {
  reports: [
    {
      code: 'ABCDEFGHJKLMNPQRSTUV',
      reportNo: 'R10110126061500001',
      name: '单雄信',
      idNo: '990101********002X',
      kind: '1',
      tubeCode: 'T20260615001',
      conclusion: '0',
      sampledAt: '2026-06-15T01:00:00.000Z',
      reportedAt: '2026-06-15T09:00:00.000Z',
      times: 1,
    },
  ],
  left: 0,
};

type Row = { readonly [column: string]: string | number | null };
const ROWS = (reach: string, ids: string): string => `
  select p.code, p.report_no, p.conclusion, p.reported_at, p.print_count, s.id, s.name, s.id_no, s.sex, s.age, s.phone, s.sample_no, t.kind, t.code as tube_code,
    t.specimen_type, t.sampled_at, t.received_at, o.name as sample_org, l.name as lab, x.name as tester, y.name as reviewer
  from nucleic_samples s join nucleic_tubes t on t.county_code = s.county_code and t.id = s.tube_id
    join nucleic_reports p on p.code = s.report_code left join institutions o on o.code = t.institution_code
    left join institutions l on l.code = t.lab_code left join users x on x.id = t.tester left join users y on y.id = t.reviewer
  where ${reach} and s.id = any(${ids}::text[]) and p.withdrawn_at is null and t.state = '80' order by p.report_no`;

const said = (row: Row, key: string): string | undefined => (row[key] === null ? undefined : String(row[key]));
const masked = (row: Row, key: string, kind: SensitiveKind, reader: Reader): string | undefined => {
  const text = said(row, key);
  return text === undefined ? undefined : maskFor(reader, kind, text);
};
const moment = (row: Row, key: string): string | undefined =>
  row[key] === null ? undefined : new Date(String(row[key])).toISOString();
const given = (members: { readonly [key: string]: string | number | undefined }) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

/** As `reader` may have it: who supervises gets no name and no number, here either. */
const reportOf = (row: Row, reader: Reader) =>
  given({
    code: said(row, 'code'),
    reportNo: said(row, 'report_no'),
    name: masked(row, 'name', 'person-name', reader),
    idNo: masked(row, 'id_no', 'id-number', reader) ?? '',
    kind: said(row, 'kind'),
    tubeCode: said(row, 'tube_code'),
    conclusion: said(row, 'conclusion'),
    sampledAt: moment(row, 'sampled_at'),
    reportedAt: moment(row, 'reported_at'),
    receivedAt: moment(row, 'received_at'),
    times: Number(row['print_count']) + (reader === 'reveals' ? 1 : 0),
    sex: said(row, 'sex'),
    age: row['age'] === null ? undefined : Number(row['age']),
    phone: masked(row, 'phone', 'phone', reader),
    specimen: said(row, 'specimen_type'),
    sampleNo: said(row, 'sample_no'),
    sampleOrg: said(row, 'sample_org'),
    lab: said(row, 'lab'),
    tester: said(row, 'tester'),
    reviewer: said(row, 'reviewer'),
  });

async function notePrints(
  inside: Queryable,
  context: ServerContext,
  staff: Staff,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await inside.query(
    'update nucleic_reports set print_count = print_count + 1, printed_at = $2, printed_by = $3 where code = any($1::text[])',
    [rows.map((row) => String(row['code'])), context.clock.now().toISOString(), staff.id],
  );
  await recordOperation(inside, context, staff, { action: 'nucleic.print', details: { reports: rows.length } });
}

const CONCLUSIONS: { readonly [code: string]: string } = { '0': '阴性', '1': '阳性' };

/** Reports for the printer, each print counted; and the page behind the QR code of one, which says nothing of the person. */
export function nucleicReportRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  app.post<{ Body: { samples: readonly string[] } }>(
    '/api/v1/nucleic-reports/print',
    {
      config: { access: peopleOnly(holdersOf(['hsjcbg'], 'V')) },
      schema: {
        tags: ['核酸检测'],
        body: BODY,
        response: answers(
          shape({ reports: list(REPORT), left: COUNT }, {}, EXAMPLE),
          '要打印的报告；left：没有报告或无权打印的人数',
        ),
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const into = parameters();
      const reach = tubeReach(scopeOf(request), 's', 't.lab_code', into);
      const whole = allows(staff.permissions, ['hsjcbg'], 'M');
      return database.transaction(async (inside) => {
        const found = await inside.query<Row>(ROWS(reach, into.add([...request.body.samples])), into.values);
        const rows = found.filter(({ conclusion }) => conclusion === '0' || whole);
        const reader = readerOfRegister(staff);
        const reports = rows.map((row) => reportOf(row, reader));
        const left = request.body.samples.length - rows.length;
        // Who may only look leaves nothing behind.
        if (reader === 'looks') return { reports, left };
        await notePrints(inside, context, staff, rows);
        return { reports, left };
      });
    },
  );

  app.get<{ Params: { code: string } }>(
    '/verify/:code',
    { config: { access: anybody() }, schema: { hide: true } },
    async (request, reply) => {
      const code = request.params.code.toUpperCase();
      const report = /^[A-Z2-9]{20}$/.test(code) ? await publicReport(database, code) : undefined;
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      if (!report)
        return reply.code(404).send(plainPage('核酸检测报告查验', '没有查到这份报告，请核对二维码是否完整。'));
      const day = new Date(new Date(report.reported_at).getTime() + 8 * 3_600_000).toISOString();
      const when = `${day.slice(0, 10)} ${day.slice(11, 16)}`;
      const lines = [`报告编号：${report.report_no}`, `检测机构：${report.lab ?? '—'}`, `报告时间：${when}`];
      return reply.send(
        report.withdrawn_at === null
          ? plainPage(
              '报告有效',
              ...lines,
              `结论：${CONCLUSIONS[report.conclusion] ?? '—'}`,
              '受检者姓名以纸质报告为准，本页不显示个人信息。',
            )
          : plainPage('报告已撤回', ...lines, '这份报告已被检测机构撤回，不再有效；请向检测机构索取新的报告。'),
      );
    },
  );
}
