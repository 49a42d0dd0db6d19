import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** An item: its words for each degree, and below them the scores, of which the one given is ringed. */
const item = (
  key: string,
  words: string,
  degrees: readonly [string, string, string, string],
  scores: readonly [number, number, number, number],
): readonly SheetRow[] => [
  grid(c(words), ...degrees.map((degree) => c(degree)), h(`{${key}Score:0}`, 1, 2)),
  grid(h('评分'), ...scores.map((score, at) => h(`~${key}=${at + 1}:${score}~`))),
];

/** 老年人生活自理能力评估表 (国家基本公共卫生服务规范第三版，2017，老年人健康管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '老年人生活自理能力评估表',
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          paragraphs: [
            '该表为自评表，根据下表中5个方面进行评估，将各方面判断评分汇总后，0～3分者为可自理；4～8分者为轻度依赖；9～18分者为中度依赖；≥19分者为不能自理。',
          ],
          indent: true,
        },
        {
          widths: [26, 15, 17, 17, 15, 10],
          rows: [
            grid(h('评估事项、内容与评分', 1, 2), h('程度等级', 4), h('判断评分', 1, 2)),
            grid(h('可自理'), h('轻度依赖'), h('中度依赖'), h('不能自理')),
            ...item('feeding', '（1）进餐：使用餐具将饭菜送入口、咀嚼、吞咽等活动', ['独立完成', '——', '需要协助，如切碎、搅拌食物等', '完全需要帮助'], [0, 0, 3, 5]),
            ...item(
              'grooming',
              '（2）梳洗：梳头、洗脸、刷牙、剃须、洗澡等活动',
              ['独立完成', '能独立地洗头、梳头、洗脸、刷牙、剃须等；洗澡需要协助', '在协助下和适当的时间内，能完成部分梳洗活动', '完全需要帮助'],
              [0, 1, 3, 7],
            ),
            ...item('dressing', '（3）穿衣：穿衣裤、袜子、鞋子等活动', ['独立完成', '——', '需要协助，在适当的时间内完成部分穿衣', '完全需要帮助'], [0, 0, 3, 5]),
            ...item(
              'toileting',
              '（4）如厕：小便、大便等活动及自控',
              ['不需协助，可自控', '偶尔失禁，但基本上能如厕或使用便具', '经常失禁，在很多提示和协助下尚能如厕或使用便具', '完全失禁，完全需要帮助'],
              [0, 1, 5, 10],
            ),
            ...item(
              'mobility',
              '（5）活动：站立、室内行走、上下楼梯、户外活动',
              ['独立完成所有活动', '借助较小的外力或辅助装置能完成站立、行走、上下楼梯等', '借助较大的外力才能完成站立、行走，不能上下楼梯', '卧床不起，活动完全需要帮助'],
              [0, 1, 5, 10],
            ),
            grid(h('总评分', 5), h('{totalScore:0}')),
            grid(h('判断结果'), c('[selfCareGrade]', 5)),
            grid(h('评估日期'), c('{assessDate:0}', 2), h('评估医生'), c('{assessDoctor:0}', 2)),
            grid(h('评估机构'), c('{assessInstitution:0:60}', 5)),
          ],
        },
      ],
    },
  ],
};
