import type { MeasureExample } from '../measure-example.ts';

const sample = (id: string, row: { readonly [key: string]: string | number }, counts: string): MeasureExample => ({
  id,
  given: { row: { state: '80', kind: '1', ...row } },
  counts,
});
const tube = sample;

/** Worked examples of nucleic measures: a sample or a tube and where it stands. */
export const examples: readonly MeasureExample[] = [
  ...['nucleic-persons', 'nucleic-times'].flatMap((id) => [
    sample(id, {}, 'numerator'),
    sample(id, { state: '90' }, 'not in population'),
  ]),
  sample('nucleic-negative', { result: '0' }, 'numerator'),
  sample('nucleic-negative', { result: '1' }, 'no'),
  sample('nucleic-negative', { result: '0', state: '60' }, 'no'),
  sample('nucleic-positive', { result: '1' }, 'numerator'),
  // Of a positive pool nobody has a verdict before a tube of their own.
  sample('nucleic-positive', { kind: '10', state: '65' }, 'no'),
  sample('nucleic-positive', { kind: '10', state: '66', result: '1' }, 'numerator'),
  sample('nucleic-suspect', { result: '2', state: '70' }, 'numerator'),
  sample('nucleic-suspect', { result: '0' }, 'no'),
  sample('nucleic-positive-rate', { result: '1' }, 'numerator'),
  sample('nucleic-positive-rate', { result: '0' }, 'denominator'),
  sample('nucleic-positive-rate', { state: '60', result: '1' }, 'not in denominator'),
  sample('nucleic-positive-rate', { kind: '10', state: '66' }, 'not in denominator'),
  sample('nucleic-hours', { hours: 8, reviewedAt: '2026-06-01T10:00:00.000Z' }, '8'),
  sample('nucleic-retest', { state: '65', kind: '10' }, 'numerator'),
  sample('nucleic-retest-rate', { state: '66', newResult: '0' }, 'numerator'),
  sample('nucleic-retest-rate', { state: '65', notify: '3' }, 'numerator'),
  sample('nucleic-retest-rate', { state: '65', notify: '1' }, 'denominator'),
  tube('nucleic-tubes', {}, 'numerator'),
  tube('nucleic-tubes', { state: '90' }, 'not in population'),
  tube('nucleic-received', { conclusion: '2' }, 'numerator'),
  tube('nucleic-received', { conclusion: '3' }, 'no'),
  tube('nucleic-rejected', { conclusion: '3' }, 'numerator'),
  tube('nucleic-rejected', { conclusion: '1' }, 'no'),
  tube('nucleic-reject-rate', { conclusion: '3' }, 'numerator'),
  tube('nucleic-reject-rate', { conclusion: '1' }, 'denominator'),
  tube('nucleic-reject-rate', {}, 'not in denominator'),
  tube('nucleic-tested', { result: '0' }, 'numerator'),
  tube('nucleic-tested', {}, 'no'),
  tube('nucleic-positive-tubes', { result: '1', reviewedAt: '2026-05-02T00:00:00.000Z' }, 'numerator'),
  tube('nucleic-positive-tubes', { result: '1' }, 'no'),
  tube('nucleic-pool-positive-rate', { result: '1', kind: '10' }, 'numerator'),
  tube('nucleic-pool-positive-rate', { result: '0', kind: '10' }, 'denominator'),
  tube('nucleic-pool-positive-rate', { result: '1' }, 'not in denominator'),
];
