import type { SectionDefinition } from '../../forms/index.ts';

/** Why the monitoring of somebody rests or ended. */
const STANDING_REASONS = [
  { code: '1', label: '居民要求' },
  { code: '2', label: '住院' },
  { code: '3', label: '外出' },
  { code: '4', label: '迁出' },
  { code: '5', label: '死亡' },
  { code: '6', label: '失访' },
  { code: '7', label: '连续达标，转常规随访' },
  { code: '9', label: '其他' },
] as const;

/** 在管, 暂停 or 移出: where the monitoring of somebody is (`monitoringLife`), of blood pressure and glucose alike. */
export const standingSection: SectionDefinition = {
  id: 'standing',
  title: '管理状态',
  fields: [
    {
      key: 'state',
      label: '状态',
      type: 'single',
      default: '1',
      options: [
        { code: '1', label: '在管' },
        { code: '2', label: '暂停' },
        { code: '3', label: '移出' },
      ],
    },
    {
      key: 'stateReason',
      label: '原因',
      type: 'single',
      options: STANDING_REASONS,
      required: true,
      otherCode: '9',
      otherKey: 'stateNote',
      visibleWhen: { field: 'state', in: ['2', '3'] },
    },
    { key: 'stateNote', label: '说明', type: 'text', maxLength: 200, visibleWhen: { field: 'state', in: ['2', '3'] } },
    {
      key: 'stateOn',
      label: '自何日',
      type: 'date',
      required: true,
      max: 'today',
      visibleWhen: { field: 'state', in: ['2', '3'] },
    },
  ],
};
