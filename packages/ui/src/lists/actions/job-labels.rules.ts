import type { ListAction, ListJob } from '@gongwei/domain/lists';

/** What a job is called: an export has no action of the list. */
const nameOf = (job: ListJob, action: ListAction | undefined): string =>
  action?.label ?? (job.file !== undefined || job.action === 'export' ? '导出' : '操作');

/** How far a job is, or what became of it. */
export function jobText(job: ListJob, action: ListAction | undefined, unit: string): string {
  const name = nameOf(job, action);
  const { state, done, skipped, failed, total } = job;
  const rest = [skipped > 0 ? `${skipped} ${unit}不适用` : '', failed > 0 ? `${failed} ${unit}没有办成` : ''].filter(
    Boolean,
  );
  switch (state) {
    case 'running':
      return `正在${name}：${done + skipped + failed} / ${total} ${unit}`;
    case 'failed':
      return `${name}没有完成：${job.trouble ?? '请稍后重试'}`;
    case 'cancelled':
      return [`已停止${name}，办成 ${done} ${unit}`, ...rest, ...unreached(job, unit)].join('，');
    case 'undone':
      return [
        `已撤销：${name} ${total} ${unit}`,
        ...(failed > 0 ? [`${failed} ${unit}没有撤销成`] : []),
        ...(job.trouble === undefined ? [] : [job.trouble]),
      ].join('，');
    default:
      if (job.file !== undefined) return `导出完成，共 ${done} ${unit}`;
      if (done === 0 && rest.length > 0) return nothingDone(job, name, rest);
      return saidBy(action, job, rest) ?? [`${name}完成 ${done} ${unit}`, ...rest].join('，');
  }
}

/** What it did not come to: with the others as many as were chosen. */
const unreached = ({ total, done, skipped, failed }: ListJob, unit: string): readonly string[] => {
  const left = total - done - skipped - failed;
  return left > 0 ? [`${left} ${unit}还没有轮到`] : [];
};

/** Of one row its reason says all; of several, the one most of them share. */
function nothingDone({ total, reason }: ListJob, name: string, rest: readonly string[]): string {
  if (reason === undefined) return [`没有${name}`, ...rest].join('，');
  return total === 1 ? `没有${name}：${reason}` : `${[`没有${name}`, ...rest].join('，')}：${reason}`;
}

/** A clause that would only say that nothing was skipped or went wrong is left out: 已记 1 条；跳过 0 条。 → 已记 1 条。 */
const withoutNothing = (says: string, numbers: { readonly [name: string]: number }): string =>
  Object.entries(numbers)
    .filter(([, number]) => number === 0)
    .reduce((left, [name]) => left.replace(new RegExp(`[；，][^；，。]*\\{${name}\\}[^；，。]*`), ''), says);

/** In the words of the action itself, with what it says nothing of. */
function saidBy(
  action: ListAction | undefined,
  { done, skipped, failed, total }: ListJob,
  rest: readonly string[],
): string | undefined {
  if (action?.says === undefined) return undefined;
  const tellsAll = action.says.includes('{skipped}') || rest.length === 0;
  const said = withoutNothing(action.says, { skipped, failed })
    .replaceAll('{done}', String(done))
    .replaceAll('{skipped}', String(skipped))
    .replaceAll('{failed}', String(failed))
    .replaceAll('{n}', String(total));
  return tellsAll ? said : `${said}${rest.join('，')}。`;
}
