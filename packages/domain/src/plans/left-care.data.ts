/** Why plans end with the status of a file (dictionaries/archive-status); a file in care (1) has no line. */
export const LEFT_CARE_REASONS: { readonly [status: string]: string } = {
  '2': '已迁出',
  '3': '已死亡',
  '4': '档案失访',
  '5': '拒绝管理',
  '6': '档案已合并',
  '9': '档案已注销',
};
