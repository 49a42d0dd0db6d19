import type { AnnualReportGateway, ComparedNumbers, ReportName } from '@gongwei/application/reports';
import type { AnnualReport, AnnualSummary } from '@gongwei/domain/reports';
import type { Json } from '@gongwei/domain/shared';
import type { OfferFile } from './list-gateway.adapter.ts';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

const NOT_FOUND = 404;

/** Reports of a year over HTTP. */
export function createHttpAnnualReports(calls: WireCalls, offer: OfferFile): AnnualReportGateway {
  const at = ({ institution, year }: ReportName): string =>
    `/v1/annual-reports/${encodeURIComponent(institution)}/${year}`;
  const whole = <Value>(body: Json | undefined, what: string): Value => required(body, what) as unknown as Value;
  const post = async <Value>(path: string, body: object): Promise<Value> =>
    whole<Value>((await calls.resource({ method: 'POST', path, body: body as unknown as Json })).body, 'report');
  return {
    reports: async (year, institution, asker) => {
      const query = new URLSearchParams({ year: String(year), ...(institution !== undefined && { institution }) });
      const { body } = await calls.resource({ method: 'GET', path: `/v1/annual-reports?${query}`, asker });
      return whole<{ readonly rows: readonly AnnualSummary[] }>(body, 'reports').rows;
    },
    find: async (name, asker) => {
      const { status, body } = await calls.resource({ method: 'GET', path: at(name), asker }, [NOT_FOUND]);
      return status === NOT_FOUND ? undefined : whole<AnnualReport>(body, 'report');
    },
    generate: (name, base, targets) =>
      post<AnnualReport>(`${at(name)}/generate`, { base, ...(targets && { targets }) }),
    edit: (name, edit) => post<AnnualReport>(`${at(name)}/sentence`, edit),
    move: (name, move) => post<AnnualReport>(`${at(name)}/move`, move),
    compare: (name, other) => post<ComparedNumbers>(`${at(name)}/comparison`, other),
    saveFile(name, format, version) {
      const query = new URLSearchParams({ format, ...(version !== undefined && { version: String(version) }) });
      offer(`/api${at(name)}/file?${query}`);
    },
  };
}
