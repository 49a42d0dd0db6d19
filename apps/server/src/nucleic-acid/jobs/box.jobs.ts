import type { JsonObject } from '@gongwei/domain/shared';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { moveBox, openBox, packTube, receiveBox, unpackTube, type Carriage } from '../boxes.service.ts';
import { moveTube } from '../move-tube.service.ts';
import { because, numberIn, overBoxes, overSamples, text, wanted } from './nucleic-parts.ts';

const carriageOf = (answers: JsonObject): Carriage => {
  const [lab, carrier, carrierPhone] = ['lab', 'carrier', 'carrierPhone'].map((key) => text(answers, key));
  return {
    boxNo: wanted(answers, 'boxNo', '请扫转运箱码').toUpperCase().slice(0, 32),
    ...(lab !== undefined && { lab }),
    ...(carrier !== undefined && { carrier }),
    ...(carrierPhone !== undefined && { carrierPhone }),
  };
};
const TEMPERATURE = [-100, 40] as const;
const tempOf = (answers: JsonObject, key: string) => numberIn(answers, key, '温度', TEMPERATURE);

const VOID_REASONS: { readonly [code: string]: string } = {
  '1': '条码贴错',
  '2': '人员登记错',
  '3': '采样失败',
  '4': '管破损',
  '5': '重复登记',
  '9': '其他',
};
function voidReason(answers: JsonObject): string {
  const code = wanted(answers, 'reasonCode', '请选择作废原因');
  const word = Object.hasOwn(VOID_REASONS, code) ? VOID_REASONS[code] : '其他';
  return [word, text(answers, 'reason')].filter((part) => part !== undefined).join('：');
}

/** What is done to samples and boxes at the sampling point, and to whole boxes in the laboratory. */
export const BOX_JOBS: { readonly [job: string]: JobKind } = {
  'pack-tubes': overSamples(
    async (doing, tubeId, answers) => {
      const box = await openBox(doing, carriageOf(answers));
      await packTube(doing, tubeId, box);
      return `已装入 ${box.box_no}`;
    },
    carriageOf,
    async (doing, tubeId) => void (await unpackTube(doing, tubeId)),
  ),
  'unpack-tubes': overSamples(async (doing, tubeId) => void (await unpackTube(doing, tubeId))),
  'void-tube': overSamples(async (doing, tubeId, answers) => {
    const reason = voidReason(answers);
    await moveTube(doing, tubeId, () => ({ event: { type: 'VOID', reason }, change: { box_id: null } }));
    return '已作废，管码不可再用';
  }, voidReason),
  'seal-box': overBoxes(
    async (doing, id) => void (await moveBox(doing, id, { type: 'SEAL' })),
    undefined,
    async (doing, id) => void (await moveBox(doing, id, { type: 'UNSEAL', reason: '撤销封箱' })),
  ),
  'unseal-box': overBoxes(
    async (doing, id, answers) => void (await moveBox(doing, id, { type: 'UNSEAL', reason: because(answers) })),
    because,
  ),
  'depart-box': overBoxes(
    async (doing, id, answers) => {
      const [carrier, carrierPhone, vehicleNo] = ['carrier', 'carrierPhone', 'vehicleNo'].map((key) =>
        text(answers, key),
      );
      const temp = tempOf(answers, 'temp');
      await moveBox(
        doing,
        id,
        { type: 'DEPART' },
        {
          ...(carrier !== undefined && { carrier }),
          ...(carrierPhone !== undefined && { carrierPhone }),
          ...(vehicleNo !== undefined && { vehicleNo }),
          ...(temp !== undefined && { temp }),
        },
      );
    },
    (answers) => tempOf(answers, 'temp'),
  ),
  'receive-box': overBoxes(
    async (doing, id, answers) => {
      const { received } = await receiveBox(doing, id, tempOf(answers, 'temp'));
      return `接收 ${received} 管`;
    },
    (answers) => tempOf(answers, 'temp'),
  ),
  'drop-box': overBoxes(async (doing, id) => void (await moveBox(doing, id, { type: 'DROP' }))),
};
