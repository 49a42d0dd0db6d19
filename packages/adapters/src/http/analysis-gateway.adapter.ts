import type { AnalysisGateway, Pulled } from '@gongwei/application/measures';
import type {
  AnalysisAnswer,
  AnalysisCloud,
  AnalysisSnapshot,
  AnalysisLabels,
  SnapshotLine,
} from '@gongwei/domain/measures';
import type { DistrictPopulation } from '@gongwei/domain/organisation';
import type { ReportDocument } from '@gongwei/domain/reports';
import type { OfferFile } from './list-gateway.adapter.ts';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Numbers of analyses over HTTP. */
export function createHttpAnalysisGateway(calls: WireCalls, offer: OfferFile): AnalysisGateway {
  const at = (page: string): string => `/v1/analyses/${encodeURIComponent(page)}`;
  /** `what` names the answer where it is missing. */
  const ask = async <Value>(what: string, call: Parameters<WireCalls['resource']>[0]): Promise<Value> =>
    required((await calls.resource(call)).body, what) as unknown as Value;
  const snapshotAt = (page: string, id: string): string => `${at(page)}/snapshots/${encodeURIComponent(id)}`;
  return {
    words: (page) => ask<AnalysisLabels>('analysis', { method: 'GET', path: at(page) }),
    figures: ({ page, ...question }, asker) =>
      ask<AnalysisAnswer>('figures', { method: 'POST', path: `${at(page)}/figures`, body: { ...question }, asker }),
    points: ({ page, by: _by, ...question }, chart, asker) =>
      ask<AnalysisCloud>('points', {
        method: 'POST',
        path: `${at(page)}/points`,
        body: { ...question, chart },
        asker,
      }),
    snapshots: async (page, asker) =>
      (
        await ask<{ readonly rows: readonly SnapshotLine[] }>('snapshots', {
          method: 'GET',
          path: `${at(page)}/snapshots`,
          asker,
        })
      ).rows,
    snapshot: (page, id, asker) =>
      ask<AnalysisSnapshot>('snapshot', { method: 'GET', path: snapshotAt(page, id), asker }),
    freeze: ({ page, ...question }, id, title) =>
      ask<AnalysisSnapshot>('snapshot', { method: 'PUT', path: snapshotAt(page, id), body: { ...question, title } }),
    pull: (place) => ask<Pulled>('reconciliation', { method: 'POST', path: '/v1/upload-reconciliations', body: place }),
    document: ({ page, ...question }, asker) =>
      ask<ReportDocument>('document', { method: 'POST', path: `${at(page)}/document`, body: { ...question }, asker }),
    saveFile({ page, by, groups, from, until, institution }, format) {
      const query = new URLSearchParams({ format, from, until, ...(institution !== undefined && { institution }) });
      for (const one of by) query.append('by', one);
      for (const one of groups) query.append('groups', one);
      offer(`/api${at(page)}/file?${query}`);
    },
    populations: async (institution, asker) =>
      (
        await ask<{ readonly rows: readonly DistrictPopulation[] }>('populations', {
          method: 'GET',
          path: `/v1/institution-populations${institution === undefined ? '' : `?institution=${encodeURIComponent(institution)}`}`,
          asker,
        })
      ).rows,
    register: (code, people) =>
      ask<DistrictPopulation>('population', {
        method: 'PUT',
        path: `/v1/institution-populations/${encodeURIComponent(code)}`,
        body: people,
      }),
  };
}
