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

const BELOW = (label: string): ActionField => ({ key: 'institutions', label, kind: 'institutions', required: true });

const MERGE: EntryCommand = {
  id: 'merge', label: '合并重复', on: 'rows', letter: 'M', makes: 'merge', says: '已合并，{skipped} 条没有合并。',
  confirm: '其余各条并入保留的一条：它没填的从其余各条补上，其余各条转入“已删除”。已有记录里的文字不变。',
  asks: [{ key: 'keep', label: '保留', kind: 'ticked', required: true }],
};

/** What was found out at one institution is reviewed by those above it. */
const BY_ABOVE = 'record.@institution != @institution';

const KNOWLEDGE: readonly EntryCommand[] = [
  ...onOff('1', '0', [REASON]),
  {
    id: 'copy', label: '复制为本机构条目', on: 'row', letter: 'E', makes: 'copy', of: 'above', sets: { state: '0' },
    says: '已复制，停用状态，改好后启用。',
  },
];

const WHERE_TO = [{ code: '0', label: '未绑定' }, { code: '1', label: '已绑定用户' }, { code: '2', label: '已绑定居民' }] as const;

/** What is done to the entries of registers, by form. */
export const ENTRY_COMMANDS: { readonly [formId: string]: readonly EntryCommand[] } = {
  'drug-catalogue': [...onOff('1', '0'), MERGE, MAP_PLATFORM],
  'monitoring-item': [
    ...onOff('1', '0'), MAP_PLATFORM,
    {
      id: 'mapDevice', label: '仪器对码', on: 'row', letter: 'M', says: '已对码。',
      asks: [{ key: 'deviceCode', label: '仪器通道码', kind: 'text', required: true }],
    },
    {
      id: 'copyOrg', label: '下发到下级', on: 'rows', letter: 'M', makes: 'hand-down', asks: [BELOW('下级机构')],
      confirm: '将覆盖下级没有自定义的项目，下级已自定义的不动。确定下发 {n} 项？', says: '已下发 {done} 项，{skipped} 项下级都已自定义，未动。',
    },
  ],
  'global-config': [
    {
      id: 'reset', label: '恢复默认', on: 'row', letter: 'M', when: '!isMissing(record.defaultValue) && record.value != record.defaultValue',
      copies: { value: 'defaultValue' }, confirm: '确定恢复默认值？', says: '已恢复默认值。',
    },
  ],
  // Whoever reviews finds that first; of those at the institution itself only the last two are asked for.
  'institution-self-check': [
    {
      id: 'review', label: '审核', on: 'row', letter: 'M', next: true, from: { field: 'state', codes: ['1'] }, when: BY_ABOVE, sets: { state: '2' },
      asks: [{ key: 'reviewNote', label: '审核意见', kind: 'text' }], says: '已审核。',
    },
    {
      id: 'back', label: '退回', on: 'row', letter: 'M', next: true, from: { field: 'state', codes: ['1'] }, when: BY_ABOVE, sets: { state: '3' },
      asks: [
        {
          key: 'opinions', label: '退回意见', kind: 'notes', required: true, hint: '写在要改的项目后面，至少一条；机构逐条回应后才能再提交',
          notes: { table: 'items', name: 'itemName', whole: '整份自查表', keys: ['item', 'opinion'] },
        },
      ],
      says: '已退回。',
    },
    {
      id: 'reopen', label: '撤回审核', on: 'row', letter: 'M', next: true, from: { field: 'state', codes: ['2'] }, when: BY_ABOVE, sets: { state: '1' }, asks: [REASON],
      says: '已撤回审核，可以退回。',
    },
    {
      id: 'submit', label: '提交', on: 'row', letter: 'E', next: true, from: { field: 'state', codes: ['0', '3'] }, sets: { state: '1' },
      confirm: '提交后只能填整改，确定提交？', says: '已提交，等待上级审核。',
    },
    { id: 'retract', label: '撤回提交', on: 'row', letter: 'E', next: true, from: { field: 'state', codes: ['1'] }, sets: { state: '0' }, says: '已撤回为草稿。' },
  ],
  announcement: [
    {
      id: 'publish', label: '发布', on: 'row', letter: 'E', next: true, from: { field: 'state', codes: ['0', '2'] },
      sets: { state: '1', publishTime: '@now' }, confirm: '发布后本机构及下级机构的人都在首页看到。确定发布？', says: '已发布。',
    },
    {
      id: 'withdraw', label: '撤下', on: 'row', letter: 'E', from: { field: 'state', codes: ['1'] }, sets: { state: '2' }, asks: [REASON],
      confirm: '撤下后首页不再显示，可以再发布。确定撤下？', says: '已撤下。',
    },
  ],
  'app-version': [
    {
      id: 'gray', label: '灰度发布', on: 'row', letter: 'M', from: { field: 'state', codes: ['0'] }, sets: { state: '1', publishTime: '@now' },
      asks: [
        { key: 'grayOrgs', label: '灰度机构', kind: 'institutions', hint: '含其下级' },
        {
          key: 'grayShare', label: '其他机构灰度比例', kind: 'choice', hint: '机构与比例至少填一项',
          words: { options: ['5', '10', '20', '50'].map((code) => ({ code, label: `${code}%` })) },
        },
      ],
      says: '已灰度发布。',
    },
    {
      id: 'publish', label: '发布', on: 'row', letter: 'M', from: { field: 'state', codes: ['0', '1'] }, sets: { state: '2', publishTime: '@now' },
      asks: [{ key: 'force', label: '强制更新', kind: 'yes-no' }, { key: 'minVersion', label: '最低可用版本', kind: 'text' }],
      confirm: '确定发布该版本？', says: '已发布。',
    },
    {
      id: 'offline', label: '下架', on: 'row', letter: 'M', from: { field: 'state', codes: ['1', '2'] }, sets: { state: '3' }, asks: [REASON],
      confirm: '下架后终端不再收到这个版本，二维码和下载地址随即失效；已经更新的终端不会退回。确定下架？', says: '已下架，不再下发。',
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
        {
          key: 'result', label: '结论', kind: 'choice', required: true, hint: '不合格的转为维修中',
          words: { options: [{ code: '1', label: '合格' }, { code: '2', label: '不合格' }] },
        },
      ],
      told: ['result'], setsOn: { result: { '2': { state: '4' } } },
    },
    {
      id: 'bind', label: '绑定员工', on: 'row', letter: 'E', from: ofDevice('BIND_USER'), sets: { state: '1' }, clears: ['resident'], says: '已绑定。',
      asks: [{ key: 'owner', label: '员工', kind: 'staff', required: true, hint: '现有的绑定随之解除' }],
    },
    {
      id: 'bindResident', label: '绑定居民', on: 'row', letter: 'E', from: ofDevice('BIND_RESIDENT'), sets: { state: '2' }, clears: ['owner'],
      free: { field: 'resident', says: '已绑定居民，请先解绑' }, says: '已绑定居民。',
      confirm: '这台设备交给哪位居民使用？现有的保管人随之解除。',
      asks: [{ key: 'resident', label: '居民', kind: 'resident', required: true }],
    },
    {
      id: 'unbind', label: '解绑', on: 'row', letter: 'E', from: ofDevice('UNBIND'), sets: { state: '0' }, clears: ['owner', 'resident'],
      confirm: '确定解除绑定？', says: '已解绑。', told: ['unbindReason'],
      asks: [
        {
          key: 'unbindReason', label: '解绑原因', kind: 'choice', required: true,
          words: {
            options: [
              { code: '1', label: '归还' }, { code: '2', label: '换人使用' }, { code: '3', label: '换设备' }, { code: '6', label: '居民移出' },
              { code: '9', label: '其他' },
            ],
          },
        },
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
          words: { options: WHERE_TO },
        },
      ],
      setsOn: { state: { '0': { owner: null, resident: null }, '1': { resident: null }, '2': { owner: null } } },
    },
    {
      id: 'scrap', label: '报废', on: 'row', letter: 'M', from: ofDevice('SCRAP'), sets: { state: '5' }, clears: ['resident'], asks: [REASON],
      confirm: '报废后不能再用，也不能撤销。确定报废这台设备？', says: '已报废。', final: true,
    },
  ],
  'service-package': [
    {
      id: 'copy', label: '复制', on: 'row', letter: 'M', makes: 'copy', of: 'seen', sets: { state: '0', org: '@institution' },
      clears: ['endDate'], asks: [{ key: 'code', label: '新编码', kind: 'text', required: true }], says: '已复制为草稿。',
    },
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

/** What may be done to an entry of a register besides editing it; nothing for other forms. */
export const commandsOf = (formId: string): readonly EntryCommand[] => ENTRY_COMMANDS[formId] ?? [];
