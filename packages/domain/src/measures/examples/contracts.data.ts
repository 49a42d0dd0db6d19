import type { JsonObject } from '../../shared/index.ts';
import type { MeasureExample } from '../measure-example.ts';

const signed = (id: string, contracts: readonly JsonObject[], counts: string): MeasureExample => ({
  id,
  given: { forms: { 'family-doctor-contract': contracts.map((one) => ({ contractStatus: '1', termYears: '1', ...one })) } },
  counts,
});

/** Worked examples of contracts; today and the end of the period are 31 December 2026. */
export const examples: readonly MeasureExample[] = [
  signed('contracted', [{ beginDate: '2026-01-01' }], 'numerator'),
  // Until the day before: 30 December.
  signed('contracted', [{ beginDate: '2025-12-31' }], 'no'),
  signed('contracted', [{ beginDate: '2024-03-01', termYears: '3' }], 'numerator'),
  signed('contracted', [{ beginDate: '2026-01-01', contractStatus: '2' }], 'no'),
  signed('contracted', [], 'no'),
  { id: 'service-due', given: { rules: { 'services-due': 4 } }, counts: '4' },
  { id: 'service-done', given: { rules: { 'services-done': 3 } }, counts: '3' },
  { id: 'service-due', given: {}, counts: 'no' },
  { id: 'service-done', given: { status: '3', rules: { 'services-done': 3 } }, counts: 'not in population' },
  signed('contracts-ending', [{ beginDate: '2026-01-31' }], 'numerator'),
  signed('contracts-ending', [{ beginDate: '2026-02-01' }], 'no'),
  // Signed again in time.
  signed('contracts-ending', [{ beginDate: '2026-01-31' }, { beginDate: '2027-01-31', contractStatus: '3' }], 'no'),
];
