import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 体检预约单: a slip to take along, the institution's stub below the cut. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '健康体检预约单',
  roomy: true,
  code: 'none',
  pages: [
    {
      blocks: [
        {
          widths: [16, 34, 16, 34],
          rows: [
            grid(h('姓名'), c('{name:0}'), h('身份证号'), c('{idNo:0}')),
            grid(h('性别'), c('{sex:0}'), h('年龄'), c('{age:3} 岁')),
            grid(h('联系电话'), c('{phone:0}'), h('体检年度'), c('{year:3} 年')),
            grid(h('预约日期'), c('{date:0}'), h('时段'), c('{period:0}')),
            grid(h('体检地点'), c('{place:0:60}', 3)),
            grid(h('体检类别'), c('{checkType:0}'), h('到检方式'), c('{transport:0}')),
            grid(h('空腹提醒'), c('[fasting]'), h('责任医生'), c('{doctor:0}')),
            grid(h('备注'), c('{remark:0:120}', 3)),
          ],
        },
        {
          paragraphs: [
            '请您注意：',
            '1. 抽血和腹部B超须空腹：前一天晚上8点以后不再进食，当天早晨可以喝少量白开水。',
            '2. 请带上身份证；正在服用降压药的可以照常服药，降糖药和胰岛素请带到现场，抽血以后再用。',
            '3. 不能按时到场的，请提前告诉村医或责任医生改约。',
          ],
        },
        { cut: true },
        { title: '机构存根' },
        {
          widths: [16, 34, 16, 34],
          rows: [
            grid(h('姓名'), c('{name:0}'), h('预约日期'), c('{date:0}')),
            grid(h('人群分类'), c('{crowd:0:80}', 3)),
            grid(h('所属村卫生室'), c('{villageOrg:0:40}'), h('体检场次'), c('{sessionId:0:40}')),
            grid(h('预约渠道'), c('{channel:0}'), h('通知方式'), c('{notify:0:40}')),
            grid(h('预约状态'), c('{state:0}'), h('累计爽约次数'), c('{noShowTimes:3} 次')),
            grid(h('签到时间'), c('{checkInTime:0}'), h('完成时间'), c('{finishTime:0}')),
            grid(h('取消/改约原因'), c('{cancelReason:0}{cancelOther:0:40}', 3)),
          ],
        },
      ],
    },
  ],
};
