import type { MenuItem } from '@gongwei/domain/shell';
import type { IconName } from '../shared/index.ts';

/** The drawings of the icons by the names they have on the wire. */
const ICONS: { readonly [name: string]: IconName } = {
  archive: 'archive',
  'check-up': 'checkUp',
  'follow-up': 'followUp',
  'maternal-child': 'maternal',
  'public-health-data': 'data',
  'nucleic-acid': 'nucleic',
  analysis: 'analysis',
  'third-party': 'third',
  prevention: 'prevention',
  'back-office': 'settings',
};

/** The icon of a group or page at the top of the menu; a folder where nothing better is known. */
export const iconOf = ({ icon }: MenuItem): IconName => ICONS[icon ?? ''] ?? 'folder';
