import type { ListState } from '@gongwei/application/lists';

/** What others did to the rows while somebody looks: changed ones stand in their places, new ones wait, those that left stay crossed out. */
export function newsText(
  { added, changed, gone }: Pick<ListState, 'added' | 'changed' | 'gone'>,
  unit: string,
): string {
  const said = [
    changed > 0 ? `${changed} ${unit}已更新` : '',
    added > 0 ? `${added} ${unit}新增` : '',
    changed + added > 0 && gone.size > 0 ? `${gone.size} ${unit}已移出` : '',
  ];
  return said.filter(Boolean).join('，');
}
