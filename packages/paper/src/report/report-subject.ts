import type { Answers, CompiledForm, NameBook } from '@gongwei/domain/forms';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay, ToldDay } from '@gongwei/domain/shared';

/** Who hands the paper out: printed on covers and at the foot of letters. What is not known is a blank line. */
export type ReportIssuer = { readonly name: string; readonly address?: string; readonly phone?: string };

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
  readonly occurredOn: ToldDay;
  readonly names: NameBook;
};

/** Whom a report is about, with the record it draws on, if there is one. */
export type DrawnContent = { readonly subject: ReportSubject; readonly record?: SubjectRecord | undefined };
