/** Parts that are drawn for the resident rather than laid out from a form; see `drawn-parts.part.tsx`. */
export type DrawnPart =
  | 'archive-cover'
  | 'check-up-cover'
  | 'check-up-cover-new'
  | 'check-up-cover-image'
  | 'check-up-cover-guard'
  | 'guard-back'
  | 'first-page'
  | 'guidance-letter'
  | 'guidance-table';

/**
 * What a print page consists of. `form`: the official sheet of a record. `drawn`: a page of ours; `formId` names the record it speaks
 * of, and without `needed` it is printed with blanks where there is none.
 */
export type PagePart =
  | { readonly kind: 'form'; readonly formId: string; readonly title: string }
  | {
      readonly kind: 'drawn';
      readonly part: DrawnPart;
      readonly title: string;
      readonly formId?: string;
      readonly needed?: boolean;
    };

/** A print page of the specification: `name` is its address below `/print/`. */
export type PrintPageDefinition = {
  readonly name: string;
  readonly title: string;
  readonly group:
    | 'all'
    | 'cover'
    | 'archive'
    | 'check-up'
    | 'assessment'
    | 'laboratory'
    | 'guidance'
    | 'follow-up'
    | 'maternal-child';
  readonly parts: readonly PagePart[];
};

/** Groups of print pages, as their menu names them. */
export const GROUP_LABELS: { readonly [Group in PrintPageDefinition['group']]: string } = {
  all: '合并打印',
  cover: '封面封底',
  archive: '档案',
  'check-up': '体检',
  assessment: '老年人与中医药',
  laboratory: '检验检查报告',
  guidance: '反馈与指导',
  'follow-up': '随访',
  'maternal-child': '妇幼',
};
