import type { ActionField } from '../lists/index.ts';
import { deviceStatesThatTake, type DeviceEvent } from './device.machine.ts';
import type { EntryCommand } from './entry-command.ts';

const REASON: ActionField = { key: 'reason', label: '原因', kind: 'text', required: true };

/** 启用 and 停用 of a field that holds one of two codes. */
const onOff = (on: string, off: string, asks: readonly ActionField[] = []): readonly EntryCommand[] => [
  { id: 'enable', label: '启用', on: 'rows', letter: 'M', from: { field: 'state', codes: [off] }, sets: { state: on }, says: '已启用 {done} 条。' },
  {
    id: 'disable', label: '停用', on: 'rows', letter: 'M', from: { field: 'state', codes: [on] }, sets: { state: off }, asks,
    confirm: '停用后不可再选用，已有的记录照旧显示。确定停用 {n} 条？', says: '已停用 {done} 条。',
  },
];

const ofDevice = (event: DeviceEvent): NonNullable<EntryCommand['from']> => ({ field: 'state', codes: deviceStatesThatTake(event) });

const MAP_PLATFORM: EntryCommand = {
  id: 'mapPlatform', label: '平台对码', on: 'row', letter: 'E', says: '已对码。',
  asks: [{ key: 'platformCode', label: '上传平台编码', kind: 'text', required: true }],
};

const KNOWLEDGE = onOff('1', '0', [REASON]);

/** What is done to the entries of registers, by form. */
export const ENTRY_COMMANDS: { readonly [formId: string]: readonly EntryCommand[] } = {
  'drug-catalogue': [...onOff('1', '0'), MAP_PLATFORM],
  'monitoring-item': [
    ...onOff('1', '0'), MAP_PLATFORM,
    {
      id: 'mapDevice', label: '仪器对码', on: 'row', letter: 'M', says: '已对码。',
      asks: [{ key: 'deviceCode', label: '仪器通道码', kind: 'text', required: true }],
    },
  ],
  'global-config': [
    {
      id: 'reset', label: '恢复默认', on: 'row', letter: 'M', when: '!isMissing(record.defaultValue) && record.value != record.defaultValue',
      copies: { value: 'defaultValue' }, confirm: '确定恢复默认值？', says: '已恢复默认值。',
    },
  ],
  'app-version': [
    {
      id: 'publish', label: '发布', on: 'row', letter: 'M', from: { field: 'state', codes: ['0', '1'] }, sets: { state: '2' },
      confirm: '确定发布该版本？', says: '已发布。',
    },
    {
      id: 'offline', label: '下架', on: 'row', letter: 'M', from: { field: 'state', codes: ['1', '2'] }, sets: { state: '3' }, asks: [REASON],
      confirm: '确定下架该版本？', says: '已下架，不再下发。',
    },
    {
      id: 'republish', label: '重新发布', on: 'row', letter: 'M', from: { field: 'state', codes: ['3'] }, sets: { state: '2' },
      says: '已重新发布。',
    },
  ],
  hotel: onOff('0', '1'),
  'house-type': onOff('0', '1'),
  'vip-level': onOff('0', '1'),
  device: [
    {
      id: 'calibrate', label: '登记检定', on: 'row', letter: 'E', from: ofDevice('CALIBRATE'), says: '已登记检定。',
      asks: [
        { key: 'calibrateDate', label: '检定日期', kind: 'day', required: true },
        { key: 'nextCalibrate', label: '下次检定', kind: 'day', required: true, hint: '一般为检定日期起 12 个月' },
      ],
    },
    {
      id: 'repair', label: '报修', on: 'row', letter: 'E', from: ofDevice('REPAIR'), sets: { state: '4' }, says: '已转维修。',
      asks: [{ key: 'reason', label: '故障说明', kind: 'text', required: true }],
    },
    {
      id: 'repaired', label: '修复', on: 'row', letter: 'E', from: ofDevice('REPAIRED'), says: '已恢复使用。',
      asks: [
        {
          key: 'state', label: '修复后', kind: 'choice', required: true, hint: '维修期间绑定保留：原来绑定谁，就选谁',
          words: { options: [{ code: '0', label: '未绑定' }, { code: '1', label: '已绑定用户' }, { code: '2', label: '已绑定居民' }] },
        },
      ],
    },
    {
      id: 'scrap', label: '报废', on: 'row', letter: 'M', from: ofDevice('SCRAP'), sets: { state: '5' }, asks: [REASON],
      confirm: '报废后不能再用，也不能撤销。确定报废这台设备？', says: '已报废。', final: true,
    },
  ],
  'service-package': [
    { id: 'enable', label: '启用', on: 'row', letter: 'M', from: { field: 'state', codes: ['0', '2'] }, sets: { state: '1' }, says: '已启用。' },
    {
      id: 'disable', label: '停用', on: 'row', letter: 'M', from: { field: 'state', codes: ['1'] }, sets: { state: '2' }, asks: [REASON],
      confirm: '停用后不可新签，已签协议照旧履约。确定停用？', says: '已停用。',
    },
  ],
  'family-doctor-team': onOff('1', '0'),
  'knowledge-drug': KNOWLEDGE,
  'knowledge-diet': KNOWLEDGE,
  'knowledge-exercise': KNOWLEDGE,
  'knowledge-assessment': KNOWLEDGE,
  'knowledge-intervention-plan': KNOWLEDGE,
  'knowledge-comprehensive-intervention': KNOWLEDGE,
  'knowledge-herb': KNOWLEDGE,
};

export const commandsOf = (formId: string): readonly EntryCommand[] => ENTRY_COMMANDS[formId] ?? [];
