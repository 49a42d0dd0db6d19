import type { CallMessage, CurrentCall, DeviceSituation, MediaQuality, PastCall } from '@gongwei/application/call';
import type { CallKind, Presence } from '@gongwei/domain/call';
import type { Notice } from '../shared/index.ts';

export const KIND_LABELS: Readonly<Record<CallKind, string>> = { video: '视频通话', audio: '语音通话' };

export const PRESENCE_LABELS: Readonly<Record<Presence, string>> = { online: '在线', busy: '通话中', offline: '离线' };

export const QUALITY_LABELS: Readonly<Record<MediaQuality, string>> = {
  unknown: '网络检测中',
  good: '网络良好',
  weak: '网络一般',
  bad: '网络较差',
};

export const OUTCOME_LABELS: Readonly<Record<PastCall['outcome'], string>> = {
  talked: '已通话',
  missed: '未接',
  rejected: '已拒绝',
  'no-answer': '无应答',
  cancelled: '已取消',
  busy: '忙线',
};

/** What is wrong with a device of one's own and what to do; nothing where it works or was turned off by choice. */
export function deviceMessage(device: 'microphone' | 'camera', situation: DeviceSituation): string | undefined {
  const [name, effect] = device === 'microphone' ? ['麦克风', '对方听不到您'] : ['摄像头', '对方看不到您'];
  switch (situation) {
    case 'missing':
      return `未检测到${name}，${effect}。请插好后点“打开${name}”。`;
    case 'denied':
      return `浏览器未允许使用${name}，${effect}。请点地址栏左侧的图标允许，再点“打开${name}”。`;
    case 'failed':
      return `${name}打不开，可能正被其他程序使用，${effect}。请关闭该程序后点“打开${name}”。`;
    default:
      return undefined;
  }
}

/** One's own network is what the others hear one badly by: what to do about it. Nothing while it is down, which is said elsewhere. */
export function ownLineMessage({ quality, line, others, local }: CurrentCall): string | undefined {
  const down =
    line !== 'up' || others.some(({ stage, media }) => stage === 'reconnecting' || media?.link === 'reconnecting');
  if (quality !== 'bad' || down) return undefined;
  const advice = local.screen ? '停止共享屏幕后声音会好些。' : local.camera === 'on' ? '关闭摄像头后声音会好些。' : '';
  return `您这边网络较差，对方可能听不清。${advice}`;
}

/** One sentence on how the call stands; it is read out when it changes. */
export function statusLabel({ status, inviter, others, line, connectedAt }: CurrentCall): string {
  if (line === 'reconnecting') return '正在重连…';
  const ringing = others.filter(({ stage }) => stage === 'ringing').map(({ name }) => name);
  if (status === 'calling') return inviter ? `正在呼叫${ringing.length > 0 ? ringing.join('、') : ''}…` : '正在接通…';
  const reconnecting = others.filter(({ stage }) => stage === 'reconnecting').map(({ name }) => name);
  if (reconnecting.length > 0) return `${reconnecting.join('、')}的网络断开，正在等待重连…`;
  if (others.some(({ media }) => media?.link === 'reconnecting')) return '正在重连…';
  if (ringing.length > 0) return `正在呼叫${ringing.join('、')}…`;
  // Answered, and nobody is heard or seen yet.
  const joining = others.every(({ media }) => media === undefined || media.link === 'joining');
  return connectedAt === undefined || joining ? '正在接通…' : '通话中';
}

/** Notices stay longer the more somebody has to do about them. */
export const NOTICE_KINDS: Readonly<Record<CallMessage['tone'], Notice['kind']>> = {
  info: 'info',
  warning: 'warn',
  error: 'danger',
};
