import { ANALYSED_FORMS, analysedListId } from '../../lists/analysed-forms.data.ts';
import { definePages, type PageRow } from '../page-definition.ts';

type ListRow = PageRow & { readonly shows: { readonly list: string } };

/** The lists behind numbers that are counted of sheets: one page a form. */
export const ANALYSED_PAGES = definePages(
  'analysis',
  ANALYSED_FORMS.map(({ form, title, code, letter }): ListRow => ({
    path: `/tjfx/people/${form}`,
    title,
    purpose: '一个统计数字背后的人，按计数的那张表',
    permission: `${code}:${letter ?? 'V'}`,
    under: '/tjfx',
    shows: { list: analysedListId(form) },
  })),
);
