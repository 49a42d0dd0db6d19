import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 冷链设备与温度记录 (疫苗储存和运输管理规范 2017年版). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '冷链设备温度记录表',
  code: 'none',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('设备',
        [h('设备编号'), c('{equipmentNumber:10:30}'), h('型号'), c('{model:10:40}')],
        [h('设备类型'), c('[equipmentType]', 3)],
        [h('容积'), c('{volume:4} L'), h('设定温度'), c('{temperatureMin:3} ～ {temperatureMax:3} ℃')],
        [h('状态'), c('[equipmentStatus]'), h('启用日期'), c('{installedDate:8}')],
      ),
      ...under('温度',
        [h('测温时间'), c('{recordedAt:10}'), h('记录方式'), c('[recordMode]')],
        [h('冷藏室'), c('{refrigeratorTemperature:4} ℃'), h('冷冻室'), c('{freezerTemperature:4} ℃')],
        [h('室温'), c('{ambientTemperature:4} ℃'), h('是否超温'), c('{abnormal:6}')],
        [h('超温时长'), c('{overMinutes:4} 分钟'), h('最高／最低'), c('{highest:3} ／ {lowest:3} ℃')],
        [h('处理措施'), { ...c('{handling:26:260}', 3), tall: 18 }],
      ),
      grid(h('记录人', 2), c('{recorder:8}', 3)),
    ),
  ],
};
