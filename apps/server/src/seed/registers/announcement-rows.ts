import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay } from '@gongwei/domain/shared';

type Row = { readonly place: string; readonly on: CalendarDay; readonly data: Answers };

/** What the county and its first township have announced by the day the county is opened. */
export function announcementRows(county: string, township: string | undefined, today: CalendarDay): readonly Row[] {
  const row = (place: string, daysAgo: number, days: number, data: Answers): Row => {
    const on = addDays(today, -daysAgo);
    return {
      place,
      on,
      data: { top: false, ...data, validTo: addDays(on, days), publishTime: `${on}T09:00`, state: '1' },
    };
  };
  return [
    row(county, 4, 60, {
      title: '关于做好四季度老年人健康体检扫尾工作的通知',
      top: true,
      content:
        '各乡镇卫生院：\n一、请按“65岁及以上今年未体检”名单逐户通知，行动不便的安排上门体检。\n二、体检后两周内完成审核、反馈和上传，危急值当天通知到本人或家属。\n三、县级项目办每周一公布各院进度。',
    }),
    row(county, 12, 45, {
      title: '系统新增“对账”功能，请各上传员核对一次',
      content:
        '上传管理页面可以与平台对账。请各院上传员本月内对账一次，有差异的改正后重新上传，平台多出的由县级统一处理。',
    }),
    ...(township === undefined
      ? []
      : [
          row(township, 2, 20, {
            title: '本月流动疫苗接种日安排',
            content: '本月接种日为每周二、周五上午 8:00—11:30。请村医提前一天电话通知应种儿童家长，带好接种证。',
          }),
        ]),
  ];
}
