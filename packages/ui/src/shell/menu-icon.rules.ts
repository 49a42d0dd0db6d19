import type { MenuItem } from '@gongwei/domain/shell';
import type { IconName } from '../shared/index.ts';

/** Icons by the first part of the path, which the specification fixes for every group of the menu. */
const BY_ROOT: Readonly<Record<string, IconName>> = {
  wel: 'home',
  cust: 'archive',
  custTj: 'checkUp',
  followup: 'followUp',
  health: 'maternal',
  gwsj: 'data',
  hsjc: 'nucleic',
  tjfx: 'analysis',
  third: 'third',
  yfrh: 'prevention',
  upms: 'settings',
};

/** The icon of a group or page at the top of the menu; a folder where nothing better is known. */
export const iconOf = (item: MenuItem): IconName => BY_ROOT[item.path.split('/')[1] ?? ''] ?? 'folder';
