import type { ReportIssuer } from '@gongwei/application/paper';
import type { Answers, CompiledForm } from '@gongwei/domain/forms';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { NameBook } from '../../forms/wording.rules.ts';

/** Whom a report is about, who prints it and when. */
export type ReportSubject = {
  readonly resident: Resident;
  readonly issuer: ReportIssuer;
  readonly today: CalendarDay;
};

/** The record a drawn part speaks of. */
export type SubjectRecord = {
  readonly form: CompiledForm;
  readonly data: Answers;
  readonly occurredOn: CalendarDay;
  readonly names: NameBook;
};

export type DrawnProps = { readonly subject: ReportSubject; readonly record?: SubjectRecord | undefined };
