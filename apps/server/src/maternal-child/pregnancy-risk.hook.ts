import { codeOf } from '@gongwei/domain/clinical';
import { gradeReportHours } from '@gongwei/domain/maternal-child';
import { addDays } from '@gongwei/domain/shared';
import type { RecordHook, WrittenRecord } from '../records/record-hooks.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';

/** Sheets that grade a pregnancy. */
const GRADING: readonly string[] = ['pregnancy-basic-info', 'first-prenatal-visit', 'prenatal-visit'];
/** Grades that are reported, with what reminds of it. */
const REPORTED = { '3': 'pregnancy-orange', '4': 'pregnancy-red' } as const;
const isReported = (level: string | undefined): level is keyof typeof REPORTED =>
  level !== undefined && level in REPORTED;

/** A pregnancy graded orange or red is to be reported: who wrote the grade is reminded until they say that it was, or the sheet says otherwise. */
export const pregnancyRiskHook: RecordHook = {
  name: 'report of a pregnancy at risk',
  afterWrite: async (record) => {
    const level = GRADING.includes(record.form.id) ? codeOf(record.data['riskLevel']) : undefined;
    if (isReported(level) && level !== codeOf(record.before?.data['riskLevel'])) await remind(record, level);
    return false;
  },
};

const remind = ({ inside, holder, save, staff, context }: WrittenRecord, level: keyof typeof REPORTED): Promise<void> =>
  raiseReminders(inside, context.clock.now().toISOString(), [
    {
      countyCode: holder.countyCode,
      rule: REPORTED[level],
      subjectId: save.id,
      residentId: save.subjectId,
      dueOn: addDays(save.occurredOn, (gradeReportHours(level) ?? 0) / 24),
      recipientId: staff.id,
    },
  ]);
