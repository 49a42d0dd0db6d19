import type { Bundle, Resource } from './fhir-types.ts';

/** What a search found. `base`: the address resources are read at, without a slash at the end; `next`: where it goes on. */
export const searchBundle = (
  resources: readonly Resource[],
  {
    base,
    self,
    next,
    total,
  }: { readonly base: string; readonly self: string; readonly next?: string; readonly total?: number },
): Bundle => ({
  resourceType: 'Bundle',
  type: 'searchset',
  ...(total !== undefined && { total }),
  link: [{ relation: 'self', url: self }, ...(next === undefined ? [] : [{ relation: 'next', url: next }])],
  entry: resources.map((resource) => ({
    ...(resource.id !== undefined && { fullUrl: `${base}/${resource.resourceType}/${resource.id}` }),
    resource,
    search: { mode: 'match' as const },
  })),
});

/** Resources for bulk transfer: one a line, each ended by a line feed (`application/fhir+ndjson`). */
export const ndjsonOf = (resources: readonly Resource[]): string =>
  resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
