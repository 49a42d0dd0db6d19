import type { CompiledForm } from '../forms/index.ts';
import {
  IMPORT_ACTION,
  IMPORT_WINDOW,
  type Column,
  type Filter,
  type ListAction,
  type ListDefinition,
} from '../lists/index.ts';
import { actionOfCommand } from './entry-command.ts';
import { commandsOf } from './entry-commands.data.ts';
import { OURS } from './entry-origin.ts';
import { registerColumn } from './register-column.ts';
import type { RegisterDefinition } from './register.ts';

/** What the list of a register is made of besides the register itself. */
export type RegisterParts = {
  readonly register: RegisterDefinition;
  readonly form: CompiledForm;
  /** The code whose letters the entries ask for. */
  readonly code: string;
  /** The address of the register's page: entries are added at `/add` and changed at `/edit/:id` below it. */
  readonly base: string;
  /** What of the query says which of the page's forms it is; empty where it has one. */
  readonly query: string;
};

/** Whose an entry is, seen from where somebody works. */
const ORIGIN = `record.@institution == @institution ? 'own' : ${OURS} ? 'below' : 'above'`;
const ORIGIN_LABELS = {
  options: [
    { code: 'own', label: '本机构' },
    { code: 'below', label: '下级机构' },
    { code: 'above', label: '上级下发', tone: 'quiet' },
  ],
} as const;

/** The same beside an entry: of most nothing is said, for they are one's own. */
const MARK: Column = {
  key: '@origin',
  label: '来源',
  value: `record.@institution == @institution ? '' : ${OURS} ? 'below' : 'above'`,
  cell: 'state',
  width: 96,
  words: ORIGIN_LABELS,
  behind: true,
};
/** Pixels a screen of 1366 leaves for columns, beside the menu and a row's buttons. */
const ROOM = 980;

const widthOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, { shown, width }) => sum + (shown === 'wide' ? 0 : width), 0);

/** When somebody last wrote is the first to give way where there is no room: its history says it, too. */
const fitted = (columns: readonly Column[], more: number): readonly Column[] =>
  widthOf(columns) + more <= ROOM
    ? columns
    : columns.map((column) => (column.key === '@updatedAt' ? { ...column, shown: 'wide' } : column));

/** The mark, where there is room for it. */
const marked = (columns: readonly Column[]): Column =>
  widthOf(columns) + MARK.width > ROOM ? { ...MARK, shown: 'wide' } : MARK;

const INSTITUTION: Column = {
  key: '@institution',
  label: '登记机构',
  value: 'record.@institution',
  cell: 'institution',
  width: 150,
  shown: 'chosen',
};
const CREATED: Column = {
  key: '@createdAt',
  label: '登记时间',
  value: 'record.@createdAt',
  cell: 'instant',
  width: 110,
  sortable: true,
  shown: 'chosen',
};

/** The list of a register: what its definition and its form say, as every other list. */
export function registerList({ register, form, code, base, query }: RegisterParts): ListDefinition {
  const { id, title } = form.definition;
  const { by, descending } = register.sort;
  return {
    id,
    title,
    unit: register.unit,
    subject: `record:${id}`,
    permission: { code },
    columns: columnsOf(register, form),
    filters: filtersOf(register, form),
    ...(register.views && { views: register.views }),
    sort: [{ by, ...(descending && { descending }) }],
    open: `${base}/edit/:id${query}`,
    actions: actionsOf(register, base, query),
    empty: { text: `${title}还没有内容`, hint: '有维护权限的人员点“新增”录入第一条。', action: 'create' },
  };
}

function columnsOf(register: RegisterDefinition, form: CompiledForm): readonly Column[] {
  const all = register.columns.map((column) => registerColumn(column, form));
  const own = fitted(all, register.inherited ? MARK.width : 0);
  const has = (key: string): boolean => own.some((column) => column.key === key);
  const { by } = register.sort;
  const [first, ...others] = own.map((column, at): Column =>
    at === 0 || column.key === register.titleField ? { ...column, shown: 'always' } : column,
  );
  return [
    ...(first ? [first] : []),
    ...others,
    ...(register.inherited ? [marked(own)] : []),
    ...(has(by) || by.startsWith('@')
      ? []
      : [
          {
            ...registerColumn({ key: by, label: form.field(by).label, width: 90, sortable: true }, form),
            shown: 'chosen',
          } as const,
        ]),
    ...(has(INSTITUTION.key) ? [] : [INSTITUTION]),
    ...(has(CREATED.key) ? [] : [CREATED]),
  ];
}

const YES_NO = {
  options: [
    { code: '1', label: '是' },
    { code: '0', label: '否' },
  ],
} as const;

/** The search box, the choices, whose entries, and those that were taken out. */
function filtersOf(
  { search, filters, leads = [], inherited, counted }: RegisterDefinition,
  form: CompiledForm,
): readonly Filter[] {
  const choices = filters.map((key): Filter => {
    const { label, type } = form.field(key);
    const words = type === 'boolean' ? YES_NO : { form: form.definition.id, field: key };
    return { key, label, kind: 'choice', on: `record.${key}`, words };
  });
  return [
    {
      key: '@text',
      label: search.map((key) => form.field(key).label).join('、'),
      kind: 'text',
      match: 'search',
      on: search.map((key) => `record.${key}`),
    },
    ...(counted ? [{ key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' } as const] : []),
    ...choices,
    ...leads,
    ...(inherited
      ? [{ key: '@origin', label: '来源', kind: 'choice', on: ORIGIN, words: ORIGIN_LABELS } as const]
      : []),
    { key: '@removed', label: '已删除', kind: 'switch', on: 'record.@removed', otherwise: '!record.@removed' },
  ];
}

const commandActions = (formId: string, next: boolean): readonly ListAction[] =>
  commandsOf(formId)
    .filter((command) => (command.next ?? false) === next)
    .map((command) => actionOfCommand(formId, command));

const actionsOf = (
  { formId, imports, more = [] }: RegisterDefinition,
  base: string,
  query: string,
): readonly ListAction[] => [
  { id: 'create', label: '新增', on: 'page', letter: 'E', does: { open: `${base}/add${query}` } },
  ...(imports
    ? [
        {
          id: IMPORT_ACTION,
          label: '导入',
          on: 'page',
          letter: imports,
          does: { dialog: IMPORT_WINDOW },
          undo: true,
          says: '已导入 {done} 条，{skipped} 条没有导入。',
        } as const,
      ]
    : []),
  {
    id: 'edit',
    label: '编辑',
    on: 'row',
    letter: 'E',
    when: `${OURS} && !record.@removed`,
    does: { open: `${base}/edit/:id${query}` },
  },
  {
    id: 'view',
    label: '查看',
    on: 'row',
    letter: 'V',
    when: `!${OURS} || record.@removed`,
    does: { open: `${base}/edit/:id${query}` },
  },
  ...commandActions(formId, true),
  {
    id: 'remove',
    label: '删除',
    on: 'row',
    letter: 'E',
    when: `${OURS} && !record.@removed`,
    does: { job: 'remove-entries' },
    undo: true,
    confirm: '确定删除？删除后不再出现在列表和选择框里，修改历史仍然保留，可在“已删除”里恢复。',
    says: '已删除 {done} 条。',
  },
  ...commandActions(formId, false),
  {
    id: 'restore',
    label: '恢复',
    on: 'row',
    letter: 'E',
    when: `${OURS} && record.@removed`,
    does: { job: 'restore-entries' },
    undo: true,
    says: '已恢复 {done} 条。',
  },
  ...more,
  { id: 'print', label: '打印', on: 'row', letter: 'V', rare: true, does: { open: `/entry/${formId}/:id/print` } },
  { id: 'history', label: '修改历史', on: 'row', letter: 'V', rare: true, does: { dialog: 'entry-history' } },
  { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
];
