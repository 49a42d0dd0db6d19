import { formAccess, type PermissionLetter } from '@gongwei/domain/identity';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { bloodCount } from '../testing/test-client.ts';
import type { GuardedRoute } from '../identity/guard-routes.ts';
import { holdersOf, type RouteAccess } from './route-access.ts';

/** What one asks a route with so that its handler gets as far as looking at who asks. */
type Sample = { readonly query?: string; readonly payload?: object; readonly list?: string };

const ofForm = (id: string, module: string, letter: PermissionLetter): RouteAccess => {
  const access = formAccess({ id, module });
  if (access.kind !== 'permission') throw new Error(`${id} has no code`);
  return holdersOf([access.code], letter);
};

const FORM = 'supplement-blood-routine';
const LISTS = '/api/v1/lists/:list';
const LIST = holdersOf(['gwjkdngl'], 'V');
const SAMPLES: { readonly [route: string]: Sample } = {
  'GET /api/v1/records': { query: 'subjectId=resident-1' },
  'GET /api/v1/records/latest': { query: `subjectId=resident-1&formId=${FORM}` },
  'PUT /api/v1/records/:id': { payload: bloodCount({ id: 'none', baseVersion: 7 }) },
  [`POST ${LISTS}/counts`]: { payload: { questions: [{}] } },
  [`POST ${LISTS}/facets`]: { payload: { filters: [] } },
  [`POST ${LISTS}/why`]: { payload: { id: 'none' } },
  [`POST ${LISTS}/refresh`]: { payload: { ids: ['none'] } },
  [`POST ${LISTS}/views`]: { payload: { id: 'none', label: '无', shared: false, question: {} } },
  [`POST ${LISTS}/freeze`]: { payload: { action: 'transferDoctor', ids: ['none'] } },
  [`POST ${LISTS}/export`]: { payload: { columns: ['name'] } },
  // A list that takes files in.
  [`POST ${LISTS}/imports`]: { list: 'drug-catalogue' },
  [`GET ${LISTS}/import-template.xlsx`]: { list: 'drug-catalogue' },
  'POST /api/v1/list-jobs': { payload: { selection: 'none', answers: {} } },
  'PUT /api/v1/records/:id/removed': { payload: { removed: true, baseVersion: 1, saveId: 'none' } },
};

/** What those handlers ask for that decide by themselves, of the samples above. */
export const ASKED_BY_HANDLERS: { readonly [route: string]: RouteAccess } = {
  'GET /api/v1/records': holdersOf(RESIDENT_CODES, 'V'),
  'GET /api/v1/records/latest': holdersOf(RESIDENT_CODES, 'V'),
  'GET /api/v1/records/:id': holdersOf(RESIDENT_CODES, 'V'),
  'GET /api/v1/records/:id/history': holdersOf(RESIDENT_CODES, 'V'),
  'GET /api/v1/records/:id/facts': holdersOf(RESIDENT_CODES, 'V'),
  'PUT /api/v1/records/:id': ofForm(FORM, 'check-up', 'E'),
  'PUT /api/v1/records/:id/removed': holdersOf(RESIDENT_CODES, 'E'),
  ...Object.fromEntries(
    ['search', 'count', 'counts', 'facets', 'without', 'why', 'refresh', 'views', 'views/:view/drop', 'layout'].map(
      (what) => [`POST ${LISTS}/${what}`, LIST],
    ),
  ),
  [`POST ${LISTS}/export`]: LIST,
  'POST /api/fhir/List/:list/$export': LIST,
  [`POST ${LISTS}/freeze`]: holdersOf(['gwjkdngl'], 'E'),
  [`POST ${LISTS}/imports`]: holdersOf(['ht-ypml'], 'E'),
  [`GET ${LISTS}/import-template.xlsx`]: holdersOf(['ht-ypml'], 'E'),
  [`GET ${LISTS}/views`]: LIST,
  [`GET ${LISTS}/layout`]: LIST,
  'POST /api/api/jkct/:call(^[a-z]*(?:sjhy|jstx)$)': holdersOf(RESIDENT_CODES, 'V'),
};

const PLACES: { readonly [name: string]: string } = {
  formId: 'drug-catalogue',
  list: 'resident-list',
  call: 'gxysjhy',
};

/** A request of the route: parameters that name nothing, and an empty body where nothing is needed. */
export function sampleOf({ method, url }: GuardedRoute): { readonly url: string; readonly payload?: object } {
  const sample = SAMPLES[`${method} ${url}`];
  const path = url.replaceAll(/:(\w+)(?:\([^/]*\))?/g, (_, name: string) =>
    name === 'list' && sample?.list !== undefined ? sample.list : (PLACES[name] ?? 'none'),
  );
  const payload = sample?.payload ?? (method === 'GET' ? undefined : {});
  return {
    url: sample?.query === undefined ? path : `${path}?${sample.query}`,
    ...(payload === undefined ? {} : { payload }),
  };
}
