import { RESULT_LABELS, wellsFrom } from '@gongwei/domain/nucleic-acid';
import type { JsonObject } from '@gongwei/domain/shared';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { moveTube } from '../move-tube.service.ts';
import { nextWell } from '../plate-wells.ts';
import type { Doing } from '../step-tube.ts';
import { takeBackReceipt } from '../take-back-receipt.ts';
import { IMPORT_READINGS } from '../instrument-import.ts';
import { enterResult, judged, readAgain, settleReadings, testAgain, type Reading } from '../readings.service.ts';
import { issueReport, reviewResult, withdrawReport, withdrawReview } from '../results.service.ts';
import { importReadings } from './reading.jobs.ts';
import { because, numberIn, overSamples, overTubes, text, wanted } from './nucleic-parts.ts';

const CT = [0, 50] as const;
/** A cycle threshold as typed; 无 and a dash mean that nothing was amplified. @throws 422 where nothing was typed. */
function ctOf(answers: JsonObject, key: string, label: string): number | null {
  const typed = wanted(answers, key, `请填写${label}，没有扩增的写“无”`);
  return ['无', '-', '—'].includes(typed) ? null : (numberIn(answers, key, label, CT) ?? null);
}

function readingOf(answers: JsonObject): Reading {
  const [ic, note] = [numberIn(answers, 'ic', '内标Ct', CT), text(answers, 'note')];
  return {
    orf1ab: ctOf(answers, 'orf1ab', 'ORF1ab Ct'),
    n: ctOf(answers, 'n', 'N Ct'),
    icValid: wanted(answers, 'icValid', '请选择内标是否有效') === '1',
    controlValid: wanted(answers, 'controlValid', '请选择质控是否有效') === '1',
    ...(ic !== undefined && { ic }),
    ...(note !== undefined && { note }),
  };
}

const negative = (answers: JsonObject): Reading => {
  if (answers['icValid'] !== true || answers['controlValid'] !== true)
    throw httpFailure(422, { code: 'list.answers', message: '内标和阴阳性质控都有效，才能置为阴性' });
  const plateNo = text(answers, 'plateNo');
  return { orf1ab: null, n: null, icValid: true, controlValid: true, ...(plateNo !== undefined && { plateNo }) };
};

const plateOf = (answers: JsonObject) => {
  const first = text(answers, 'startWell') ?? 'A1';
  if (wellsFrom(first, 1).length === 0)
    throw httpFailure(422, { code: 'list.answers', message: '起始孔位应是 A1 到 H12 之间的孔，H11、H12 留给质控' });
  return { plateNo: wanted(answers, 'plateNo', '请填写板号').slice(0, 20), first };
};

async function load(doing: Doing, id: string, answers: JsonObject): Promise<string> {
  const { plateNo, first } = plateOf(answers);
  let well = '';
  await moveTube(doing, id, async (row) => {
    well = await nextWell(doing, row, plateNo, first);
    return {
      event: { type: 'LOAD', plateNo },
      change: {
        plate_no: plateNo,
        well_no: well,
        instrument: text(answers, 'instrument') ?? null,
        kit_name: text(answers, 'kitName') ?? null,
        kit_batch: text(answers, 'kitBatch') ?? null,
      },
      details: { plate: plateNo, well },
    };
  });
  return `板 ${plateNo} 孔 ${well}`;
}

const unload = async (doing: Doing, id: string): Promise<void> =>
  void (await moveTube(doing, id, () => ({ event: { type: 'UNLOAD' }, change: { plate_no: null, well_no: null } })));

const whichOf = (answers: JsonObject): '1' | '2' =>
  wanted(answers, 'which', '请选择以哪一次为准') === '2' ? '2' : '1';

const WORDS: { readonly [state: string]: string } = { '50': '无效，转重测' };

/** What the laboratory does to tubes, and what is done to reports. */
export const resultJobs = (hooks: RecordHooks): { readonly [job: string]: JobKind } => ({
  'undo-receipt': overTubes((doing, id, answers) => takeBackReceipt(doing, hooks, id, because(answers)), because),
  'load-plate': overTubes(load, plateOf, unload),
  'unload-plate': overTubes(unload),
  'enter-result': overTubes(async (doing, id, answers) => {
    const reading = readingOf(answers);
    const { state } = await enterResult(doing, id, reading);
    // Whoever enters one after the other sees what the values gave, and a slip of the hand with it.
    return state === '60' ? `${RESULT_LABELS[judged(reading) ?? ''] ?? ''}，待审核` : WORDS[state];
  }, readingOf),
  'second-result': overTubes((doing, id, answers) => readAgain(doing, id, readingOf(answers)), readingOf),
  'settle-result': overTubes(
    (doing, id, answers) => settleReadings(doing, id, whichOf(answers), because(answers)),
    (answers) => [whichOf(answers), because(answers)],
  ),
  [IMPORT_READINGS]: importReadings,
  'negative-results': overTubes(
    async (doing, id, answers) => void (await enterResult(doing, id, negative(answers))),
    negative,
  ),
  'test-again': overTubes(async (doing, id, answers) => void (await testAgain(doing, id, because(answers))), because),
  'review-results': overTubes(reviewResult),
  'withdraw-result': overTubes(
    async (doing, id, answers) => void (await withdrawReview(doing, id, because(answers))),
    because,
  ),
  'correct-result': overTubes(
    async (doing, id, answers) =>
      void (await moveTube(doing, id, () => ({
        event: { type: 'CORRECT', reason: because(answers) },
        change: { reviewer: null, reviewed_at: null },
      }))),
    because,
  ),
  'issue-nucleic-report': overSamples(async (doing, tubeId) => `已出报告 ${await issueReport(doing, tubeId)} 份`),
  'withdraw-nucleic-report': overSamples(async (doing, tubeId, answers) => {
    await withdrawReport(doing, tubeId, because(answers));
    return '已撤回，二维码已失效';
  }, because),
});
