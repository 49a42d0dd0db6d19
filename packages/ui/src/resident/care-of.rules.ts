import type { Sex } from '@gongwei/domain/resident';
import { carePagePath } from '../shared/index.ts';

/** A page that holds everything of one kind of care. */
export type CareLink = { readonly title: string; readonly path: string };

/** Children are cared for until their seventh birthday (0～6岁儿童健康管理). Completed years. */
export const CHILD_UNTIL = 7;
/** Ages at which women are usually with child, 育龄妇女. Completed years, both inclusive. */
const FERTILE = [15, 49] as const;

/** The pages of mother-and-child care that are usual for somebody of this sex and age. */
export function careOf(
  resident: { readonly id: string; readonly sex: Sex },
  age: number | undefined,
): readonly CareLink[] {
  if (age === undefined) return [];
  if (age < CHILD_UNTIL) return [{ title: '儿童保健', path: carePagePath('child', resident.id) }];
  if (resident.sex !== 'female' || age < FERTILE[0] || age > FERTILE[1]) return [];
  return [
    { title: '妇女保健', path: carePagePath('woman', resident.id) },
    { title: '孕前检查', path: carePagePath('prepregnancy', resident.id) },
  ];
}
