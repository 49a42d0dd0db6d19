import {
  formatCt,
  PCR_COLUMNS,
  PCR_MUST,
  readingDifference,
  readPcrFile,
  RESULT_LABELS,
  tubeLife,
  type PcrWell,
} from '@gongwei/domain/nucleic-acid';
import type { ImportedLine } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { ImportKind } from '../lists/imports/import-kind.ts';
import { firstReading } from './readings.service.ts';
import { tubesByNumbers, type TubeRow } from './tubes.repository.ts';

export const IMPORT_READINGS = 'import-readings';

/** 导入仪器文件: a plate's wells to the tubes in the laboratory. What has a result already is only compared, never overwritten. */
export const INSTRUMENT_IMPORT: ImportKind = {
  columns: PCR_COLUMNS,
  must: PCR_MUST,
  job: IMPORT_READINGS,
  judge: async ({ database }, { scope }, lines) => {
    const { wells, invalid } = readPcrFile(lines);
    const numbers = wells.map(({ sample }) => sample.toUpperCase());
    const tubes = await tubesByNumbers(database, scope, numbers);
    const first = new Map<string, number>();
    return wells.map((well): ImportedLine => {
      const tube = tubes.find(({ code, lab_no }) => [code, lab_no].includes(well.sample.toUpperCase()));
      const before = first.get(tube?.id ?? well.sample);
      if (before === undefined) first.set(tube?.id ?? well.sample, well.row);
      const wrong = [
        ...(invalid === undefined ? [] : [invalid]),
        ...well.problems,
        ...(before === undefined ? [] : [`与第 ${before} 行是同一管`]),
        ...refusals(well, tube),
      ];
      const line = { row: well.row, title: well.sample, data: dataOf(well) };
      if (wrong.length > 0 || !tube) return { ...line, verdict: 'wrong', problems: wrong };
      if (tube.state === '60') return { ...line, id: tube.id, verdict: 'known', problems: [compared(well, tube)] };
      return { ...line, id: tube.id, verdict: 'new', problems: [formatReading(well)] };
    });
  },
};

const dataOf = ({ orf1ab, n, ic, result, well, plate }: PcrWell): JsonObject => ({
  ...(orf1ab !== undefined && { orf1ab }),
  ...(n !== undefined && { n }),
  ...(ic !== undefined && { ic }),
  ...(result !== undefined && { result }),
  ...(well !== undefined && { well }),
  ...(plate !== undefined && { plate }),
});

const formatReading = ({ orf1ab, n, ic, result }: PcrWell): string =>
  `${RESULT_LABELS[result ?? ''] ?? ''}：ORF1ab ${formatCt(orf1ab)}，N ${formatCt(n)}，内标 ${formatCt(ic)}${result === '9' ? '；转无效重测' : ''}`;

function compared(well: PcrWell, tube: TubeRow): string {
  const difference = readingDifference(firstReading(tube), well);
  return difference === undefined ? `${formatReading(well)}；与已录一致` : `与已录不一致（已录 / 文件）：${difference}`;
}

const PASSED = ['65', '66', '70', '80', '81'];
/** Why a well cannot go to its tube. */
function refusals({ well, plate, result }: PcrWell, tube: TubeRow | undefined): readonly string[] {
  if (!tube) return ['没有这个编号的样本，或不在本实验室'];
  const { state, plate_no, well_no } = tube;
  if (state === '90') return ['样本已作废'];
  if (PASSED.includes(state)) return [`样本${tubeLife.plan.states[state]}，结果不能再导入`];
  if (!['40', '50', '60'].includes(state)) return [`样本状态为“${tubeLife.plan.states[state]}”，还不能录入结果`];
  const registered = [plate_no, well_no];
  const said = [plate, well];
  if (said.some((one, at) => one !== undefined && registered[at] !== null && one !== registered[at]))
    return [`孔位与上机登记不符：登记 ${registered.join(' ')}，文件 ${said.join(' ')}`];
  if (state === '40' && result === '9' && plate === undefined) return ['内标无效，而样本还没有上机登记；请先“上机”'];
  return [];
}
