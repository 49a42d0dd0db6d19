type Elsewhere = { readonly id: string; readonly label: string } & (
  | { readonly answeredBy: string }
  | { readonly ofNobody: string }
  | { readonly ofLists: string }
);

/**
 * Measures of the reference that are none of ours; none waits for anything any more. `answeredBy`: another measure counts the same, told apart
 * by its groups where need be: what is counted once is defined once. `ofNobody`: what nobody keeps and nobody will, and why;
 * `ofLists`: what is added up of the lengths of lists, by which lists their reader may open.
 */
export const WAITING_MEASURES: readonly Elsewhere[] = [
  { id: 'maternal-five-visits-rate', label: '产前检查≥5次率', answeredBy: 'five-visits-rate' },
  { id: 'todo-total', label: '待办', ofLists: 'pages/todo.data.ts：合计随读者可开的名单而不同' },
  { id: 'onsite-complete-rate', label: '项目齐全率', answeredBy: 'checkup-form-complete-rate' },
  { id: 'onsite-item-done', label: '各项目完成数', answeredBy: 'onsite-item-done-1' },
  { id: 'selfcheck-archive-complete', label: '档案完整率', answeredBy: 'archive-complete-rate' },
  { id: 'selfcheck-checkup-complete', label: '体检表完整率', answeredBy: 'check-up-form-completeness' },
  { id: 'nucleic-hourly-sampled', label: '每小时采样人数', answeredBy: 'nucleic-times' },
  { id: 'app-active-share', label: '版本使用占比', answeredBy: 'app-terminals' },
  { id: 'drug-used', label: '引用次数', ofLists: '药品目录的“引用次数”：每种药近一年用药记录名单的长度' },
  { id: 'vip-members', label: '会员数', ofNobody: '平台没有会员数据，参考自己也写明' },
  { id: 'strips-used', label: '试纸消耗', answeredBy: 'strip-used' },
  { id: 'archive-active-rate', label: '年度动态使用率', answeredBy: 'archive-use-rate' },
  { id: 'hypertension-standard-rate', label: '规范管理率', answeredBy: 'htn-standard-rate' },
  { id: 'hypertension-control-rate', label: '血压控制率', answeredBy: 'bp-control-rate-managed' },
  { id: 'diabetes-standard-rate', label: '规范管理率', answeredBy: 'dm-standard-rate' },
  { id: 'diabetes-control-rate', label: '血糖控制率', answeredBy: 'glucose-control-rate-managed' },
  { id: 'maternal-early-registration-rate', label: '早孕建册率', answeredBy: 'early-registration-rate' },
  { id: 'maternal-postpartum-visit-rate', label: '产后访视率', answeredBy: 'postpartum-visit-rate' },
  { id: 'tube-reject-rate', label: '拒收率', answeredBy: 'nucleic-reject-rate' },
  { id: 'nucleic-tat-mean', label: '平均出结果时长', answeredBy: 'nucleic-hours' },
  { id: 'upload-error-share', label: '失败原因构成', answeredBy: 'upload-failed' },
  { id: 'nucleic-stage-tubes', label: '各环节管数', answeredBy: 'nucleic-tubes' },
  { id: 'user-residents', label: '责任医生的在管居民', answeredBy: 'archived' },
];
