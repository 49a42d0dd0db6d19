import { isDeletionOpen, type DeletionState, type UploadState } from '@gongwei/domain/upload';

/** States in which the platform may hold an older one than is here. */
const STANDS: { readonly [state in UploadState]?: string } = {
  '0': '这份表缺项待补传',
  '1': '这份表正等待重传',
  '4': '这份表上次重传失败',
  '5': '这份表已设为无需上传',
};

/**
 * Why a sheet stays in its file for what the platform has of it: nothing is left there that nobody here knows of. Nothing where the platform never had
 * it, or has deleted it. `platformId`: under which number the platform took it.
 */
export function uploadedStays(
  state: UploadState,
  deletion: DeletionState,
  platformId: string | null,
): string | undefined {
  if (state === '2') return '正在上传省平台，请几分钟后再删除';
  if (state === '7') return '上传省平台后没有答复，请上传员先查明平台有没有收下，再删除';
  if (isDeletionOpen(deletion)) return '已向省平台申请删除，平台删除之后再在这里删除';
  if (deletion === '2') return undefined;
  const number = platformId === null ? '' : `（平台编号 ${platformId}）`;
  const why = STANDS[state];
  if (why !== undefined)
    return platformId === null
      ? undefined
      : `${why}，省平台还留着以前上传的一份${number}：请上传员在“上传列表”里“申请平台删除”，平台删除之后再在这里删除`;
  return `省平台已收下这份表${number}：请上传员在“已上传”里“申请平台删除”，平台删除之后再在这里删除`;
}
