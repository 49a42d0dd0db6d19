import type { FormStatus, SheetPlace } from '@gongwei/application/forms';
import { formatClock } from './wording.rules.ts';

export type Tone = 'calm' | 'busy' | 'good' | 'bad';

/** What became of the work, in one line. */
export function stepLabel(status: FormStatus): { readonly text: string; readonly tone: Tone } {
  switch (status.step) {
    case 'saving':
      return { text: '正在保存…', tone: 'busy' };
    case 'saved':
      return { text: `已保存 ${status.record ? formatClock(status.record.updatedAt) : ''}`.trim(), tone: 'good' };
    case 'conflict':
      return { text: '他人已先保存，请核对差异', tone: 'bad' };
    case 'failed':
      return { text: `没有保存成功：${status.fault?.message ?? '请稍后再试'}${afterFailure(status)}`, tone: 'bad' };
    case 'clean':
      return { text: status.record ? '已保存的记录，尚未改动' : '尚未填写', tone: 'calm' };
    case 'dirty':
      if (status.draftTrouble) return { text: status.draftTrouble, tone: 'bad' };
      return {
        text: status.draftSavedAt ? `已自动保存草稿 ${formatClock(status.draftSavedAt)}` : '有未保存的改动',
        tone: 'calm',
      };
  }
}

function afterFailure({ draftSavedAt, retryAt }: FormStatus): string {
  const notes = [
    ...(draftSavedAt === undefined ? [] : ['草稿已留在本机']),
    ...(retryAt === undefined ? [] : [`${formatClock(retryAt)} 自动重试`]),
  ];
  return notes.length === 0 ? '' : `（${notes.join('，')}）`;
}

/** Why a sheet that another window writes cannot be changed here; nothing where this one writes it. */
export function placeLabel(place: SheetPlace): string | undefined {
  switch (place) {
    case 'here':
      return undefined;
    case 'elsewhere':
      return '这张表已在另一个窗口打开，这里只能查看。';
    case 'leaving':
    case 'taken':
      return '这张表已转到另一个窗口填写，已填内容都已保留，这里只能查看。';
    case 'coming':
    case 'back':
      return '正在转到这个窗口…';
  }
}
