import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 产褥期与婴儿期情况 after the 母子健康手册; there is no national sheet. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '产褥期与婴儿期情况',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('产褥期产妇',
        [h('分娩日期'), c('{deliveryDate:8}'), h('产后访视次数'), c('{visitCount:3} 次')],
        [h('首次访视日期'), c('{firstVisitDate:8}'), h(['产后42天', '检查日期']), c('{day42Date:8}')],
        [h('产褥期并发症'), c(['[complication]', '[complications]'], 3)],
        [h('子宫复旧'), c('[involution]'), h('恶露持续'), c('[lochiaDuration]')],
        [h('伤口愈合'), c('[woundHealing]'), h('乳房'), c('[breast]')],
        [h('EPDS最高评分'), c('{epdsScore:3} 分'), h('产妇转归'), c('[maternalOutcome]')],
        [h('死亡时间'), c('{maternalDeathTime:9}', 3)],
      ),
      ...under('产后四十二天内婴儿',
        [h('婴儿序号'), c('{infantNumber:3}'), h('新生儿访视次数'), c('{newbornVisitCount:3} 次')],
        [h('喂养方式'), c('[feedingDay42]', 3)],
        [h('满月体重'), c('{weightAt28Days:4} kg'), h('42天体重'), c('{weightAt42Days:4} kg')],
        [h('42天身长'), c('{lengthAt42Days:4} cm'), h('42天头围'), c('{headAt42Days:4} cm')],
        [h('脐带脱落'), c('生后 {cordFallDay:3} 天'), h('黄疸'), c('[jaundice]')],
        [h('患病'), c('[illness]', 3)],
        [h('听力筛查'), c('[hearing]', 3)],
        [h('疾病筛查结果'), c('[metabolicResult]', 3)],
        [h('婴儿转归'), c('[infantOutcome]'), h('死亡时间'), c('{infantDeathTime:9}')],
      ),
      ...under('结案',
        [h('是否结案'), c('[closed]'), h('结案日期'), c('{closingDate:8}')],
        [h('纳入系统管理'), c('[systemManaged]（早孕检查、≥5次产前检查、产后访视）', 3)],
        [h('小结'), c('{summary:30:260}', 3)],
      ),
      grid(h('医生', 2), c('{doctor:8}'), h('记录日期'), c('{recordDate:8}')),
    ),
  ],
};
