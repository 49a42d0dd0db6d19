import type { Line, PaperLayout, VisitRow } from '../../sheet-layout.ts';

const guidance = (...words: readonly (readonly [code: string, printed: string])[]): readonly Line[] => [
  ...words.map(([code, printed]) => `~guidance=${code}:${printed}~`),
  `~guidance=8:${words.length + 1} 其他~ {guidanceOther:3:24}`,
];
const SECOND = guidance(['1', '1 生活方式'], ['2', '2 营养'], ['3', '3 心理'], ['4', '4 运动']);
const THIRD = guidance(['1', '1 生活方式'], ['2', '2 营养'], ['3', '3 心理'], ['4', '4 运动'], ['5', '5 自我监护'], ['7', '6 母乳喂养']);
const LATE = guidance(['1', '1 生活方式'], ['2', '2 营养'], ['3', '3 心理'], ['4', '4 运动'], ['5', '5 自我监测'], ['6', '6 分娩准备'], ['7', '7 母乳喂养']);

const examination: readonly VisitRow[] = [
  { label: '（随访／督促）日期', cell: ['{visitDate:7}'] },
  { label: '孕周', cell: ['{gestationalWeek:2} 周 {gestationalDay:2} 天'] },
  { label: '主诉', cell: ['{chiefComplaint:8:60}'] },
  { label: '体重（kg）', cell: ['{weight:5}'] },
  { label: '产科检查', item: '宫底高度（cm）', cell: ['{fundalHeight:5}'] },
  { label: '产科检查', item: '腹围（cm）', cell: ['{abdominalCircumference:5}'] },
  { label: '产科检查', item: '胎位', cell: ['{fetalPosition:5}'] },
  { label: '产科检查', item: '胎心率（次/分钟）', cell: ['{fetalHeartRate:5}'] },
  { label: '血压（mmHg）', cell: ['{systolic:3} / {diastolic:3}'] },
  { label: '血红蛋白（g/L）', cell: ['{hemoglobin:5}'] },
  { label: '尿蛋白', cell: ['{urineProtein:5}'] },
  { label: '其他辅助检查*', cell: ['{otherExam:8:60}'] },
  { label: '分类', cell: ['[classification]'] },
];

/** Days from the first to the last visit of one pregnancy at the most: the sheets hold no visit of another one. */
const COURSE = { course: 300, together: true } as const;

const closing: readonly VisitRow[] = [
  { label: '转诊', item: '有无', cell: ['[referral]'] },
  { label: '转诊', item: '原因', cell: ['{referralReason:7:48}'] },
  { label: '转诊', item: '机构及科室', cell: ['{referralTo:7:36}'] },
  { label: '下次随访日期', cell: ['{nextVisitDate:7}'] },
  { label: '随访医生签名', cell: ['<doctorSignature>'] },
];

/** 第2～5次产前随访服务记录表 as printed: a column for each of the four visits (国家基本公共卫生服务规范第三版，2017). */
const visits: PaperLayout = {
  kind: 'visits',
  title: '第2～5次产前随访服务记录表',
  columns: 4,
  ...COURSE,
  said: ['serviceType=1', 'lostToFollowUp=1', 'pregnancyStatus=1'],
  stages: { field: 'visitNumber', title: '项目', codes: [['2', '第2次'], ['3', '第3次'], ['4', '第4次'], ['5', '第5次*']] },
  when: { field: 'visitNumber', codes: ['2', '3', '4', '5'] },
  rows: [...examination, { label: '指导', cell: LATE, cells: [SECOND, THIRD, LATE, LATE] }],
  closing,
};

/** The same sheet for visits between and beyond the five, one column after the other, four to a paper. */
const further: PaperLayout = {
  kind: 'visits',
  title: '产前随访服务记录表（增加的随访）',
  columns: 4,
  ...COURSE,
  numbered: { title: '增加第#次' },
  when: { field: 'visitNumber', codes: ['9'] },
  said: ['serviceType=1', 'lostToFollowUp=1', 'pregnancyStatus=1'],
  rows: [...examination, { label: '指导', cell: LATE }],
  closing,
};

/** The official sheet for visits 2 to 5; further visits follow on sheets of their own. */
export const layouts: readonly PaperLayout[] = [visits, further];
