import {
  appointmentLife,
  CONTACT_RESULTS,
  CONTACT_WAYS,
  mobilisationLife,
  REFUSAL_REASONS,
  CHECK_TYPES,
  PERIODS,
  reportLife,
  reviewLife,
  SESSION_STATE_LABELS,
  TRANSPORTS,
} from '../../../scheduling/index.ts';
import { type ActionField, type CodeLabels, type Column, type Filter, type Tone } from '../../list-definition.ts';
import { statesOf } from '../../states-of.ts';

const BOOKED_TONES: Readonly<Record<string, Tone>> = {
  ...{ '2': 'good', '3': 'good', '4': 'good', '5': 'danger', '6': 'quiet', '7': 'quiet', '8': 'warn' },
};
export const APPOINTMENT_LABELS = statesOf(appointmentLife.plan.states, { '0': 'quiet', ...BOOKED_TONES });
/** Of appointments there are: nobody among them is 未预约. */
const { '0': _none, ...booking } = appointmentLife.plan.states;
export const BOOKED_LABELS = statesOf(booking, BOOKED_TONES);
const { '9': _deleted, ...sessionStates } = SESSION_STATE_LABELS as { readonly [state: string]: string };
export const SESSION_LABELS = statesOf(sessionStates, {
  '0': 'quiet',
  '1': 'good',
  '2': 'warn',
  '3': 'good',
  '4': 'quiet',
  '5': 'danger',
});
export const REVIEW_LABELS = statesOf(reviewLife.plan.states, { '0': 'warn', '1': 'good', '2': 'danger' });
export const REPORT_LABELS = statesOf(reportLife.plan.states, {
  '0': 'quiet',
  '1': 'warn',
  '2': 'good',
  '3': 'good',
  '4': 'quiet',
  '5': 'danger',
});
export const MOBILISATION_LABELS = statesOf(mobilisationLife.plan.states, {
  ...{ '1': 'quiet', '2': 'good', '3': 'warn', '4': 'danger' },
});
export const CONTACT_LABELS = {
  way: statesOf(CONTACT_WAYS, {}),
  result: statesOf(CONTACT_RESULTS, {}),
  refusal: statesOf(REFUSAL_REASONS, {}),
} as const;
export const CHECK_TYPE_LABELS: CodeLabels = { options: CHECK_TYPES };
export const PERIOD_LABELS: CodeLabels = { options: PERIODS };
export const TRANSPORT_LABELS: CodeLabels = { options: TRANSPORTS };
export const CANCEL_LABELS: CodeLabels = {
  options: [
    { code: '1', label: '本人要求' },
    { code: '2', label: '外出' },
    { code: '3', label: '住院' },
    { code: '4', label: '天气' },
    { code: '5', label: '场次取消' },
    { code: '6', label: '重复预约' },
    { code: '7', label: '已死亡或迁出' },
    { code: '99', label: '其他' },
  ],
};

/** Which session, and which stretch of it under `slot`, with the places they have left. */
export const ASK_SESSION: ActionField = {
  key: 'session',
  label: '体检场次',
  kind: 'session',
  required: true,
};
export const ASK_BOOKING: readonly ActionField[] = [
  ASK_SESSION,
  {
    key: 'checkType',
    label: '体检类别',
    kind: 'choice',
    words: CHECK_TYPE_LABELS,
    hint: '不选就按各人的：65 岁及以上、高血压、糖尿病……',
  },
  { key: 'transport', label: '到检方式', kind: 'choice', words: TRANSPORT_LABELS },
];

export const booked = {
  date: { key: 'date', label: '预约日期', value: 'appointment.date', cell: 'day', width: 110, sortable: true },
  period: {
    key: 'period',
    label: '半天',
    value: 'appointment.period',
    cell: 'choice',
    width: 64,
    words: PERIOD_LABELS,
  },
  slot: { key: 'slot', label: '时间段', value: 'appointment.slot', cell: 'text', width: 110 },
  queueNo: { key: 'queueNo', label: '序号', value: 'appointment.queueNo', cell: 'text', width: 80 },
  session: { key: 'sessionName', label: '场次', value: 'appointment.sessionName', cell: 'text', width: 170 },
  place: { key: 'place', label: '地点', value: 'appointment.place', cell: 'text', width: 130 },
  checkType: {
    key: 'checkType',
    label: '体检类别',
    value: 'appointment.checkType',
    cell: 'choice',
    width: 150,
    words: CHECK_TYPE_LABELS,
  },
  checkInTime: {
    key: 'checkInTime',
    label: '签到',
    value: 'appointment.checkInTime',
    cell: 'instant',
    width: 150,
    sortable: true,
  },
} as const satisfies { readonly [key: string]: Column };

export const bookedFilters = {
  date: { key: 'date', label: '预约日期', kind: 'days', on: 'appointment.date' },
  hostOrg: { key: 'hostOrg', label: '承办机构', kind: 'place', on: 'appointment.hostOrg' },
  session: { key: 'sessionName', label: '场次', kind: 'text', match: 'contains', on: 'appointment.sessionName' },
} as const satisfies { readonly [key: string]: Filter };
