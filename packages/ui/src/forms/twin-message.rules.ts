import { stageLabel, type FormDefinition, type RecordSummary, type Twin } from '@gongwei/domain/forms';

type Worded = Pick<FormDefinition, 'title' | 'stagedBy' | 'sections'>;

/** What stands already where a sheet is meant to, and what follows from it. */
export function twinMessage(
  form: Worded,
  { of, record, only }: Twin<Pick<RecordSummary, 'occurredOn' | 'updatedByName'>>,
  stage: string | undefined,
): string {
  const filled = `${record.updatedByName}填写`;
  switch (of) {
    case 'day':
      return `${record.occurredOn} 已有一份${form.title}（${filled}）。同一天只有一份，再填一份不能保存。`;
    case 'year':
      return `${form.title}一年一份，${record.occurredOn} 已有一份（${filled}）。需要再做时可以继续填写。`;
    default:
      return `“${stageLabel(form, stage ?? '')}”已有 ${record.occurredOn} 的记录（${filled}）。${only ? '每个阶段只有一份，再填一份不能保存。' : ''}`;
  }
}
