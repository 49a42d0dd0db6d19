import type { BesideKind, MergePreview, TakenField } from '@gongwei/application/resident';
import type { ResidentRow } from '@gongwei/domain/resident';
import { STATUS_LABELS } from '../resident-labels.ts';

/** Why a file that was chosen cannot be the one that is kept, where that is seen before the server is asked. */
export function cannotKeep(
  given: { readonly id: string },
  chosen: Pick<ResidentRow, 'id' | 'name' | 'status'>,
): string {
  if (chosen.id === given.id) return '选的就是要并入的这份档案，请选同一人的另一份。';
  if (chosen.status === '1') return '';
  return `“${chosen.name}”的这份档案不在管（${STATUS_LABELS[chosen.status]}），不能并入其中，请选在管的一份。`;
}

export const FIELD_LABELS: { readonly [field in TakenField]: string } = { phone: '联系电话', address: '现住址' };

/** What a merger would move, in a sentence. */
export function movesMessage({ moves }: Pick<MergePreview, 'moves'>): string {
  const count = moves.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? '这份档案里没有要移动的记录。' : `将移入保留的档案 ${count} 份记录：`;
}

const BESIDE_WORDS: { readonly [kind in BesideKind]: readonly [name: string, unit: string] } = {
  appointment: ['体检预约', '个'],
  contact: ['动员联系', '次'],
  sample: ['核酸采样', '次'],
  call: ['通话', '次'],
  'stand-in': ['代随访', '项'],
};

/** What goes over besides sheets, and what ends with the file that is given up, as sentences. */
export function besideMessages({ beside }: Pick<MergePreview, 'beside'>): readonly string[] {
  const told = (which: 'goes' | 'stays', kinds: readonly BesideKind[]): string =>
    beside
      .filter((one) => one[which] > 0 && kinds.includes(one.kind))
      .map((one) => `${BESIDE_WORDS[one.kind][0]} ${one[which]} ${BESIDE_WORDS[one.kind][1]}`)
      .join('、');
  const goes = told('goes', ['appointment', 'contact', 'sample', 'call', 'stand-in']);
  const stays = told('stays', ['appointment', 'stand-in']);
  return [
    ...(goes === '' ? [] : [`一并转去：${goes}。`]),
    ...(stays === '' ? [] : [`保留的档案已有同类的，以它为准，这份档案的${stays}不转。`]),
  ];
}

/** What the kept file lacks is taken from the other one, unless somebody says otherwise: nothing is lost by not looking. */
export const takenAtFirst = ({ conflicts }: Pick<MergePreview, 'conflicts'>): readonly TakenField[] =>
  conflicts.flatMap(({ field, kept }) => (kept === '' ? [field] : []));

/** What a merger has done. `moved`: records. */
export const mergedText = (keptName: string, moved: number): string =>
  moved === 0 ? `已并入“${keptName}”的档案` : `已并入“${keptName}”的档案，移入 ${moved} 份记录`;
