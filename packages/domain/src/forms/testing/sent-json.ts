import fc from 'fast-check';
import type { Json } from '../../shared/index.ts';

/** Any JSON value as it comes over the wire: `fc.jsonValue` also makes -0, which JSON writes as 0. */
export const sentJson: fc.Arbitrary<Json> = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);
