import { CHILD_UNTIL, type Sex } from '@gongwei/domain/resident';
import { carePagePath } from '../shared/index.ts';

/** A page that holds everything of one kind of care. */
type CareLink = { readonly title: string; readonly path: string };

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
