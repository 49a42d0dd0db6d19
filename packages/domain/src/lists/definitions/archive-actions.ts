import type { ListAction } from '../list-definition.ts';

const IN_CARE = ['1'];

const archiveAction = (id: string, label: string, from: readonly string[], letter: 'E' | 'M' = 'E'): ListAction => ({
  id,
  label,
  on: 'row',
  letter,
  when: `hasAny(resident.status, ['${from.join("', '")}'])`,
  rare: true,
  does: { dialog: 'archive-event' },
});

/** 居民列表 and 健康档案管理: what may become of a file, offered where the archive machine knows the event. Its window is that of the archive itself. */
export const ARCHIVE_ACTIONS: readonly ListAction[] = [
  archiveAction('moveOut', '迁出', IN_CARE),
  archiveAction('death', '死亡登记', ['1', '2', '4', '5']),
  archiveAction('lost', '登记失访', IN_CARE),
  archiveAction('refuse', '登记拒绝管理', IN_CARE),
  archiveAction('cancel', '注销', IN_CARE, 'M'),
  archiveAction('restore', '恢复', ['2', '4', '5', '9']),
];
