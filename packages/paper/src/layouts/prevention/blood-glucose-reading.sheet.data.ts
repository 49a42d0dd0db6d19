import type { PaperLayout } from '../../sheet-layout.ts';

/** 家庭血糖记录: the last seven readings side by side, for the folder and the next visit to the doctor. */
export const layout: PaperLayout = {
  kind: 'visits',
  title: '血糖测量记录表',
  columns: 7,
  // What a device counts for itself says nothing to people.
  said: ['sequenceNumber', 'rawBytes', 'controlSolution=2', 'valid=1', 'handled'],
  rows: [
    { label: '测量时间', cell: ['{measuredAt:0}'] },
    { label: '监测时点', cell: ['{timePoint:0}'] },
    { label: '血糖（mmol/L）', cell: ['{value:2}'] },
    { label: '超量程', cell: ['{outOfRange:0}'] },
    { label: '采血', item: '血样', cell: ['{sampleType:0}'] },
    { label: '采血', item: '部位', cell: ['{sampleSite:0}'] },
    { label: '距上餐（小时）', cell: ['{hoursAfterMeal:2}'] },
    { label: '进食', item: '碳水化合物（g）', cell: ['{carbohydrate:2}'] },
    { label: '进食', item: '内容', cell: ['{mealContent:0:40}'] },
    { label: '运动（分钟）', cell: ['{exerciseMinutes:2}'] },
    { label: '用药', item: '胰岛素（U）', cell: ['{insulinDose:2}'] },
    { label: '用药', item: '注射前测量', cell: ['{beforeInsulin:0}'] },
    { label: '用药', item: '药物', cell: ['{medication:0:40}'] },
    { label: '伴随症状', cell: ['{symptoms:0:40}'] },
    { label: '糖化血红蛋白（%）', cell: ['{hba1c:2}'] },
    { label: '测量方式', cell: ['{measurementSource:0}'] },
    { label: '分级', cell: ['{glucoseLevel:0}'] },
    { label: '预警级别', cell: ['{warningLevel:0}'] },
    { label: '来源', item: '录入', cell: ['{entrySource:0}'] },
    { label: '来源', item: '设备', cell: ['{deviceModel:0:40}', '{deviceSerial:0:40}'] },
    { label: '处理', item: '意见', cell: ['{handling:0:40}'] },
    { label: '处理', item: '处理人', cell: ['{handledBy:0}'] },
    { label: '处理', item: '时间', cell: ['{handledAt:0}'] },
    { label: '备注', cell: ['{note:0:40}'] },
  ],
};
