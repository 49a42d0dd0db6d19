import type { PaperLayout } from '../../sheet-layout.ts';

/** 家庭血压记录: the last seven readings side by side, for the folder and the next visit to the doctor. */
export const layout: PaperLayout = {
  kind: 'visits',
  title: '血压测量记录表',
  columns: 7,
  // What a device counts for itself says nothing to people.
  said: ['groupId', 'rawBytes', 'valid=1', 'handled'],
  rows: [
    { label: '测量时间', cell: ['{measuredAt:0}'] },
    { label: '测量时段', cell: ['{timeSlot:0}'] },
    { label: '血压', item: '收缩压（mmHg）', cell: ['{systolic:2}'] },
    { label: '血压', item: '舒张压（mmHg）', cell: ['{diastolic:2}'] },
    { label: '血压', item: '平均动脉压', cell: ['{meanArterialPressure:2}'] },
    { label: '血压', item: '脉压差', cell: ['{pulsePressure:2}'] },
    { label: '脉率（次/分钟）', cell: ['{pulseRate:2}'] },
    { label: '心律不齐', cell: ['{irregularPulse:0}'] },
    { label: '测量', item: '部位', cell: ['{arm:0}'] },
    { label: '测量', item: '体位', cell: ['{posture:0}'] },
    { label: '测量', item: '服药后测量', cell: ['{afterMedication:0}'] },
    { label: '测量', item: '方式', cell: ['{measurementSource:0}'] },
    { label: '测量', item: '状态标志', cell: ['{statusFlags:0:40}'] },
    { label: '伴随症状', cell: ['{symptoms:0:40}'] },
    { label: '血压分级', cell: ['{bloodPressureGrade:0}'] },
    { label: '预警级别', cell: ['{warningLevel:0}'] },
    { label: '来源', item: '录入', cell: ['{entrySource:0}'] },
    { label: '来源', item: '设备', cell: ['{deviceModel:0:40}', '{deviceSerial:0:40}'] },
    { label: '处理', item: '意见', cell: ['{handling:0:40}'] },
    { label: '处理', item: '处理人', cell: ['{handledBy:0}'] },
    { label: '处理', item: '时间', cell: ['{handledAt:0}'] },
    { label: '备注', cell: ['{note:0:40}'] },
  ],
};
