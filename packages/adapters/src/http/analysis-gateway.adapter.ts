import type { AnalysisGateway } from '@gongwei/application/measures';
import type { AnalysisAnswer, AnalysisWords } from '@gongwei/domain/measures';
import type { DistrictPopulation } from '@gongwei/domain/organisation';
import type { Json } from '@gongwei/domain/shared';
import type { ReportDocument } from '@gongwei/domain/reports';
import type { OfferFile } from './list-gateway.adapter.ts';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Numbers of analyses over HTTP. */
export function createHttpAnalysisGateway(calls: WireCalls, offer: OfferFile): AnalysisGateway {
  const at = (page: string): string => `/v1/analyses/${encodeURIComponent(page)}`;
  const whole = <Value>(body: Json | undefined, what: string): Value => required(body, what) as unknown as Value;
  return {
    words: async (page) =>
      whole<AnalysisWords>((await calls.resource({ method: 'GET', path: at(page) })).body, 'analysis'),
    figures: async ({ page, ...question }, asker) =>
      whole<AnalysisAnswer>(
        (
          await calls.resource({
            method: 'POST',
            path: `${at(page)}/figures`,
            body: question as unknown as Json,
            asker,
          })
        ).body,
        'figures',
      ),
    document: async ({ page, ...question }, asker) =>
      whole<ReportDocument>(
        (
          await calls.resource({
            method: 'POST',
            path: `${at(page)}/document`,
            body: question as unknown as Json,
            asker,
          })
        ).body,
        'document',
      ),
    saveFile({ page, by, groups, from, until, institution }, format) {
      const query = new URLSearchParams({ format, from, until, ...(institution !== undefined && { institution }) });
      for (const one of by) query.append('by', one);
      for (const one of groups) query.append('groups', one);
      offer(`/api${at(page)}/file?${query}`);
    },
    populations: async (institution, asker) =>
      whole<{ readonly rows: readonly DistrictPopulation[] }>(
        (
          await calls.resource({
            method: 'GET',
            path: `/v1/institution-populations${institution === undefined ? '' : `?institution=${encodeURIComponent(institution)}`}`,
            asker,
          })
        ).body,
        'populations',
      ).rows,
    register: async (code, people) =>
      whole<DistrictPopulation>(
        (
          await calls.resource({
            method: 'PUT',
            path: `/v1/institution-populations/${encodeURIComponent(code)}`,
            body: people,
          })
        ).body,
        'population',
      ),
  };
}
