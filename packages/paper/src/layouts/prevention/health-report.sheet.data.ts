import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 居民健康报告: what was measured in a month, quarter or year, in words for the resident. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '居民健康报告',
  said: ['state', 'reportVersion', 'stateReason', 'pushWay', 'pushedAt', 'receivedBy', 'readAt', 'reviewedAt'],
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('报告', '周期', '[period]'),
      row('报告', '报告期', '{rangeStart:0} 至 {rangeEnd:0}', '医生', '{doctor:0}'),
      row('测量', '您测了几次', '{counted:0:120}'),
      row('测量', '平均血压', '{bpAverage:8} mmHg', '您的目标', '低于 {aimPressure:8}'),
      row('测量', '平均空腹血糖', '{fastingAverage:6} mmol/L', '您的目标', '不高于 {aimFasting:6}'),
      row('测量', '达标率', '{controlRate:6} %', '上期', '{previousControlRate:6} %'),
      row('测量', '最高与最低', '{extremes:0:160}'),
      row('测量', '变化', '{courseText:0:420}'),
      row('测量', '不正常的几次', '{warnings:0:320}'),
      row('吃药', '在用的药', '{medicine:0:160}'),
      row('风险', '最近的评估', '{risk:0:160}'),
      row('结论', '结论', '{conclusion:0:320}'),
      row('结论', '医生的话', '{advice:0:300}'),
      row('下次', '下次', '{next:0:160}'),
      row('下次', '审核人', '{reviewer:0}', '联系电话', '{contact:0}'),
    ),
  ],
};
