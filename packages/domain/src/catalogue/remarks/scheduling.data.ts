import type { FormRemarks } from '../form-remarks.ts';

export const SCHEDULING_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'appointment': {
    rules: [
      '同一居民同一年度同一体检类别只能有一条未取消的预约',
      '预约日期不得早于当天；场次余号为0时不可预约',
      '签到仅限预约当日；改约会生成新预约单并把原单置为“已改约”',
      '次日0时仍未签到的预约自动置为“已爽约”',
    ],
  },
  'appointment-session': {
    rules: [
      '容量不得小于已约人数',
      '取消场次须确认并自动通知已预约居民改约',
    ],
  },
  'institution-self-check': {
    rules: [
      '有问题份数时整改措施与期限必填',
      '提交后由上级机构审核，退回后可修改',
    ],
  },
};
