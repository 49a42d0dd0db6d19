import type { MergePreview, TakenField } from '@gongwei/application/resident';

export const FIELD_LABELS: { readonly [field in TakenField]: string } = { phone: '联系电话', address: '现住址' };

/** What a merger would move, in a sentence. */
export function movesMessage({ moves }: Pick<MergePreview, 'moves'>): string {
  const count = moves.reduce((sum, one) => sum + one.count, 0);
  return count === 0 ? '这份档案里没有要移动的记录。' : `将移入保留的档案 ${count} 份记录：`;
}

/** What the kept file lacks is taken from the other one, unless somebody says otherwise: nothing is lost by not looking. */
export const takenAtFirst = ({ conflicts }: Pick<MergePreview, 'conflicts'>): readonly TakenField[] =>
  conflicts.flatMap(({ field, kept }) => (kept === '' ? [field] : []));

/** What a merger has done. `moved`: records. */
export const mergedText = (keptName: string, moved: number): string =>
  moved === 0 ? `已并入“${keptName}”的档案` : `已并入“${keptName}”的档案，移入 ${moved} 份记录`;
