import type { WhyItStays } from '../../records/remove-by-hand.policy.ts';
import { sheetsBuiltOn } from '../../records/sheets-built-on.data.ts';
import type { Entries } from '../jobs/entries.ts';

const OF_A_DISEASE = /^(?:hypertension|diabetes|psychosis|tuberculosis)-(?:card|follow-up)$/;
/** Forms whose later sheets go on from one of this form: what is built on it, and the next of its own kind. */
const followedBy = (form: string): readonly string[] => (OF_A_DISEASE.test(form) ? [...sheetsBuiltOn(form), form] : []);

type Built = { readonly visits: boolean; readonly marks: boolean; readonly sent: boolean };

/**
 * Why a sheet that a file made is not taken back: something was built on it since. Sheets of the same file that nobody has touched are none, for they
 * are taken back as well. The person is held, so that nothing comes between.
 */
export const whyItStays =
  ({ inside }: Pick<Entries, 'inside'>, file: string): WhyItStays =>
  async ({ county_code, id, subject_id, form_id, created_at }) => {
    const [built] = await inside.query<Built>(
      `select exists (select 1 from records r where r.county_code = $1 and r.subject_id = $3 and r.id <> $2 and r.form_id = any($4::text[])
           and r.removed_at is null and r.created_at >= $5 and not (r.version = 1 and exists (select 1 from list_receipts j
             where j.county_code = $1 and j.job_id = $6 and j.outcome = 'done' and j.before ->> 'id' = r.id))) as visits,
         exists (select 1 from plan_marks m where m.county_code = $1 and m.anchor = $2) as marks,
         exists (select 1 from upload_entries u where u.county_code = $1 and u.record_id = $2 and u.sent_at is not null) as sent`,
      [county_code, id, subject_id, followedBy(form_id), created_at, file],
    );
    if (built?.visits) return '导入之后又有随访，没有撤销';
    if (built?.marks) return '导入之后已按它记过联系、转办或暂停，没有撤销';
    return built?.sent ? '已上传省平台，没有撤销' : undefined;
  };
