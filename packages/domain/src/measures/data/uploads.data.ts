import { defineMeasures } from '../measure-definition.ts';

const STATES = 'modules.md 1.4 上传';
const COMPARED = 'modules.md 1.4 对账';
const row = (id: string, label: string, counts: string, source: string, hint: string) =>
  ({ id, label, counts, unit: '条', basis: 'P', source, hint }) as const;

/** What the provincial platform wants, by the day of the record; one row a record. */
export const uploadsMeasures = [
  ...defineMeasures(
    { of: 'upload', within: 'period', organisation: 'event', pick: 'all', population: 'true', exclusions: [] },
    [
      row('upload-wanted', '应上传', "upload.state != '5'", STATES, '按业务日期，应当上传的记录条数；设为“无需上传”的不数。'),
      row('upload-done', '上传成功', "upload.state == '3'", STATES, '最近一次上传成功、之后没有再改动的条数。'),
      row('upload-waiting', '待上传', "hasAny(upload.state, ['1', '2', '6'])", STATES, '已补齐、排队或正在上传的，和上传后又改动、需重新上传的条数。'),
      row('upload-incomplete', '缺项未传', "upload.state == '0'", STATES, '平台必填项没有填全，还不能上传的条数。'),
      row('upload-failed', '上传失败', "upload.state == '4'", STATES, '平台退回、还没有改正重传的条数。'),
      row('upload-unknown', '未知（没有应答）', "upload.state == '7'", STATES, '已发出而平台没有应答的条数；先向平台查询，再决定是否重传。'),
      row('upload-not-done', '未上传（含失败、缺项、未知）', "hasAny(upload.state, ['0', '1', '2', '4', '6', '7'])", STATES, '应当上传而还没有成功的条数。'),
      row('upload-task-preview', '可传条数', "hasAny(upload.state, ['1', '6']) && isMissing(upload.batchNo)", STATES, '待上传、还没有编入批次的条数。'),
      { id: 'upload-record-rate', label: '上传率', counts: "upload.state == '3'", among: "upload.state != '5'", basis: 'P', source: STATES, hint: '上传成功的条数，占应上传的条数。' },
      { id: 'upload-records-rate', label: '体检表上传率', counts: "hasAny(upload.state, ['3', '6'])", among: "upload.recordType == '2' && upload.state != '5'", basis: 'P', source: 'modules.md 2 上传率', hint: '体检表中上传成功（含之后改动、需重新上传）的，占应上传的体检表。' },
      row('reconcile-local', '本地数', "hasAny(upload.reconcileState, ['0', '1', '2', '4'])", COMPARED, '按业务日期，本地有的记录条数（含未对账）。'),
      row('reconcile-held', '平台也有的本地记录', "hasAny(upload.reconcileState, ['1', '4'])", COMPARED, '最近一次对账时，平台也有的本地记录条数。'),
      row('reconcile-both', '两边一致', "upload.reconcileState == '1'", COMPARED, '两边都有且比对字段全同的条数。'),
      row('reconcile-only-local', '仅本地', "upload.reconcileState == '2'", COMPARED, '上传过，而最近一次对账时平台没有的条数。'),
      row('reconcile-different', '内容不一致', "upload.reconcileState == '4'", COMPARED, '两边都有而内容不同的条数。'),
      row('reconcile-never', '未对账', "upload.reconcileState == '0'", COMPARED, '还没有与平台比对过的条数。'),
    ],
  ),
  ...defineMeasures(
    { of: 'upload', within: 'always', organisation: 'event', pick: 'any', population: "upload.state == '4'", exclusions: [] },
    [{ ...row('upload-failed-persons', '失败涉及居民', 'true', STATES, '现在有上传失败、还没有改正重传的记录的居民，一人几条也只数一次；与所选时间无关。'), unit: '人' }],
  ),
  ...defineMeasures(
    { of: 'held', within: 'period', organisation: 'event', pick: 'all', population: 'true', exclusions: [] },
    [row('reconcile-only-platform', '仅平台', 'true', COMPARED, '按业务日期，最近一次对账时平台有、而不是从本地上传的条数；多为别处录入。不是本地的人，没有名单，在“平台对账”里逐条列出。')],
  ),
  ...defineMeasures(
    { of: 'upload', within: 'always', organisation: 'event', pick: 'all', population: 'day(upload.lastTime) >= period.start && day(upload.lastTime) <= period.end', exclusions: [] },
    [
      { id: 'upload-attempts', label: '上传次数（成功＋失败）', sum: 'upload.attempts', unit: '次', basis: 'P', source: 'modules.md 1.4、2', hint: '期内最近一次上传的各条记录，已尝试次数之和（成功与失败）。' },
      { id: 'upload-succeeded', label: '上传成功次数', counts: "upload.state == '3'", unit: '次', basis: 'P', source: 'modules.md 1.4、2', hint: '期内最后一次尝试为成功的上传记录，一条一次。' },
    ],
  ),
  ...defineMeasures(
    { of: 'upload', within: 'always', organisation: 'event', pick: 'all', population: 'true', exclusions: [] },
    [row('upload-late', '超过 7 天未上传', "hasAny(upload.state, ['0', '1', '4', '6', '7']) && daysBetween(isMissing(upload.completedOn) ? upload.recordDate : upload.completedOn, @today) > 7", STATES, '补齐（没有补齐的从业务日期）起超过 7 天，到现在还没有上传成功的条数；正在上传和无需上传的不数。')],
  ),
  ...defineMeasures(
    { of: 'upload-step', within: 'period', organisation: 'event', pick: 'all', population: 'step.from != step.to', exclusions: [] },
    [
      { ...row('upload-daily-ok', '每日上传成功', "step.to == '3'", STATES, '期内平台收下的次数，按上传的日期；同一条记录更新一次再计一次。'), unit: '次' },
      { ...row('upload-daily-fail', '每日上传失败', "step.to == '4'", STATES, '期内上传失败的次数，按上传的日期；自动重试中的不数，只数最后失败的。'), unit: '次' },
    ],
  ),
  ...defineMeasures(
    { of: 'platform-account', within: 'always', organisation: 'now', pick: 'all', population: 'true', exclusions: [] },
    [{ ...row('account-problems', '账号有问题', "hasAny(account.state, ['2', '3', '4'])", STATES, '现在密码错误、平台无法访问或被锁定的平台账号；没有校验过的不数。'), unit: '个' }],
  ),
];
