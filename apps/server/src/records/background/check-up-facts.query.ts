import { abdominalUltrasoundSeverity, ecgFindingsSeverity, otherUltrasoundSeverity } from '@gongwei/domain/check-up';
import { codesOf, numberOf, textOf } from '@gongwei/domain/clinical';
import type { Answers } from '@gongwei/domain/forms';
import { addDays, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../../database/scope.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';

/** A supplementary sheet belongs to a check-up that is at most so many days away. */
const WITHIN_DAYS = 30;

/** Forms that ask how far somebody went to school or what the sheets beside the check-up found. */
export const CHECK_UP_FORMS: readonly string[] = ['health-check-up', 'elderly-cognition'];

/**
 * What a check-up of a day is told of other sheets: `ecgSeverity`, `ultrasoundSeverity` and `otherUltrasoundSeverity` (0 to 4) of the nearest ECG and
 * ultrasound sheets within 30 days, `educationLevel` (code of dictionaries/education-level) of the personal information.
 * What nobody recorded is absent.
 */
export async function checkUpFacts(
  database: Queryable,
  scope: Scope,
  resident: ResidentRecord,
  on: CalendarDay,
): Promise<JsonObject> {
  const into = parameters();
  const condition = `${scopeCondition(scope, 'r', into)} and r.subject_id = ${into.add(resident.id)}`;
  const day = into.add(on);
  const rows = await database.query<{ form_id: string; data: Answers }>(
    `select distinct on (r.form_id) r.form_id, r.data from records r
     where ${condition} and r.removed_at is null and (r.form_id = 'resident-personal-info' or r.form_id in ('supplement-ecg', 'supplement-ultrasound')
       and r.occurred_on between ${into.add(addDays(on, -WITHIN_DAYS))} and ${into.add(addDays(on, WITHIN_DAYS))})
     order by r.form_id, abs(r.occurred_on - ${day}::date), r.occurred_on desc, r.id desc`,
    into.values,
  );
  const sheet = (formId: string): Answers | undefined => rows.find(({ form_id }) => form_id === formId)?.data;
  const [ecg, ultrasound, info] = [
    sheet('supplement-ecg'),
    sheet('supplement-ultrasound'),
    sheet('resident-personal-info'),
  ];
  const educationLevel = textOf(info?.['educationLevel']);
  return {
    ...(ecg ? { ecgSeverity: ecgSeverityOf(ecg, resident) } : {}),
    ...(ultrasound ? found('ultrasoundSeverity', abdominalUltrasoundSeverity(ultrasound)) : {}),
    ...(ultrasound ? found('otherUltrasoundSeverity', otherUltrasoundSeverity(ultrasound)) : {}),
    ...(educationLevel === undefined ? {} : { educationLevel }),
  };
}

/** A sheet that says nothing of an organ must not make light of what the check-up found there. */
const found = (fact: string, severity: number): JsonObject => (severity > 0 ? { [fact]: severity } : {});

const ecgSeverityOf = (sheet: Answers, { sex }: Pick<ResidentRecord, 'sex'>): number =>
  ecgFindingsSeverity({
    findings: codesOf(sheet['findings']),
    heartRate: numberOf(sheet['heartRate']),
    qtInterval: numberOf(sheet['qtInterval']),
    sex,
  });
