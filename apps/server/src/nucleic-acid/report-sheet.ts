import type { WrittenRecord } from '../records/record-hooks.ts';
import { tubeLife } from '@gongwei/domain/nucleic-acid';
import { doingOf } from './register-tube.ts';
import { issueReport, withdrawReport } from './results.service.ts';
import { changeOf, no, wantM, words } from './sheet-parts.ts';
import { findTube, type TubeRow } from './tubes.repository.ts';

/** The tube a report is of: by the sample's number, of members of pools by who they are, the newest that was reviewed. @throws 422. */
async function tubeOfReport({ inside, holder, scope, data }: WrittenRecord): Promise<TubeRow> {
  const rows = await inside.query<{ tube_id: string }>(
    `select s.tube_id from nucleic_samples s join nucleic_tubes t on t.county_code = s.county_code and t.id = s.tube_id
     where s.county_code = $1 and upper(s.id_no) = upper($2) and ($3::text is null or s.sample_no = $3) and t.state <> '90'
     order by t.state in ('70', '80') desc, t.reviewed_at desc nulls last, t.id desc limit 1`,
    [holder.countyCode, words(data, 'idNo') ?? '', words(data, 'sampleNo') ?? null],
  );
  const tube = rows[0] && (await findTube(inside, scope, rows[0].tube_id));
  if (!tube) throw no(422, 'tube.unknown', '没有找到这个人的样本，或不在您的管理范围内，没有保存');
  return tube;
}

/** A report sheet reports its sample where that was not done yet; taken out it withdraws the report. @throws 409, 422 with a sentence. */
export async function followReportSheet(record: WrittenRecord): Promise<void> {
  const { data } = record;
  const doing = doingOf(record);
  const { removed, old } = changeOf(record);
  if (!removed && old && ['idNo', 'sampleNo', 'conclusion'].every((key) => old[key] === data[key])) return;
  const tube = await tubeOfReport(record);
  if (removed) {
    if (tube.state !== '80') return;
    wantM(record, 'hsjcbg', '撤回报告');
    return void (await withdrawReport(doing, tube.id, '删除报告登记'));
  }
  if (data['conclusion'] !== undefined && data['conclusion'] !== tube.result)
    throw no(422, 'tube.result', '结论与样本的检测结果不符，没有保存');
  if (tube.state === '80') return;
  if (tube.state !== '70')
    throw no(409, 'tube.state', `样本状态为“${tubeLife.plan.states[tube.state]}”，仅“已审核”样本可出报告`);
  wantM(record, 'hsjcbg', '出报告');
  await issueReport(doing, tube.id);
}
