import type { FormIndexEntry } from '@gongwei/application/forms';

/** Modules in the order of the work, as the menu names them. */
const MODULES: readonly (readonly [id: string, title: string])[] = [
  ['archive', '健康档案'],
  ['check-up', '健康体检'],
  ['elderly', '老年人评估'],
  ['tcm', '中医药健康管理'],
  ['follow-up', '慢病随访'],
  ['assessment', '健康评估'],
  ['maternal', '孕产妇保健'],
  ['child', '儿童保健与预防接种'],
  ['premarital', '婚前保健'],
  ['prepregnancy', '孕前优生'],
  ['prevention', '医防融合'],
  ['appointment', '预约'],
  ['upload', '数据上传'],
];

export type FormGroup = { readonly title: string; readonly forms: readonly FormIndexEntry[] };

/** Whether a form can be opened from the archive of a resident (a woman, a child, one of a couple included). */
export const isOfResident = ({ subject }: FormIndexEntry): boolean => subject === undefined;

/** The forms that can be opened for a resident whose title or its initials hold the text, by module; modules without any are left out. */
export function formGroups(index: readonly FormIndexEntry[], text: string): readonly FormGroup[] {
  const wanted = text.trim().toLowerCase();
  return MODULES.map(([module, title]) => ({
    title,
    forms: index.filter(
      (entry) =>
        entry.module === module &&
        isOfResident(entry) &&
        (entry.title.toLowerCase().includes(wanted) || entry.initials?.includes(wanted) || title.includes(wanted)),
    ),
  })).filter(({ forms }) => forms.length > 0);
}
