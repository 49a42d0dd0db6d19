import type { MeasureDefinition } from '../measures/index.ts';
import type { DocumentTable } from './report-document.ts';

/** What stands behind a number, for whoever reads it on paper. `validFrom`: since when it is counted so. */
export type MeasureNote = Pick<
  MeasureDefinition,
  'id' | 'label' | 'unit' | 'decimals' | 'hint' | 'kind' | 'basis' | 'of' | 'source' | 'validFrom'
>;

const BASES = { S: '国家规范', G: '指南', P: '平台约定' } as const;

/** Names of the project's own files mean nothing on paper. */
const OWN_FILE = /(?<![\w-])[\w-]{1,40}\.md[^；、，（）]*|modules \d[\d.]*/g;

/** 国家规范：国家基本公共卫生服务规范（第三版）. */
function formatBasis({ basis, source }: Pick<MeasureNote, 'basis' | 'source'>): string {
  const named = source
    .replace(OWN_FILE, '')
    .split(/[；、，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^[a-z]+$/.test(part));
  return [BASES[basis], ...(named.length > 0 ? [named.join('；')] : [])].join('：');
}

/** 指标说明: each measure of a document with what it counts, on what basis and since when, in words. */
export const notesTable = (measures: readonly MeasureNote[]): DocumentTable => ({
  kind: 'table',
  title: '指标说明',
  heads: ['指标', '数的是什么', '依据', '启用日期'],
  rows: measures.map(({ label, hint, basis, source, validFrom }) => ({
    label,
    cells: [{ said: hint }, { said: formatBasis({ basis, source }) }, { said: validFrom }],
  })),
  words: true,
});
