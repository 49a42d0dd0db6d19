import type { CompiledForm } from '@gongwei/domain/forms';
import type { RegisterDefinition, RegisterQuery } from '@gongwei/domain/register';
import { ChoiceFilter, SearchBox, TickFilter } from '../shared/filters.ts';
import { Button } from '../shared/index.ts';
import { isNarrowed } from './register-query-url.rules.ts';
import type { QueryChange } from './use-register-query.ts';

type Props = {
  readonly register: RegisterDefinition;
  readonly form: CompiledForm;
  readonly query: RegisterQuery;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChange: (change: QueryChange) => void;
  readonly onClear: () => void;
  /** Enter or ↓ in the search box: on to the rows. */
  readonly onSearchDone: () => void;
};

const YES_NO = [
  ['true', '是'],
  ['false', '否'],
] as const;

/** What narrows a register: words, its choice fields, and whether those taken out are wanted. */
export const RegisterFilters = ({ register, form, query, text, onText, onChange, onClear, onSearchDone }: Props) => {
  const where = (field: string, code: string | undefined): void => {
    const { [field]: _old, ...rest } = query.where ?? {};
    const next = code === undefined ? rest : { ...rest, [field]: code };
    onChange({ where: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <form className="gw-filters" role="search" aria-label="筛选" onSubmit={(event) => event.preventDefault()}>
      {register.search.length > 0 ? (
        <SearchBox
          label="查找"
          value={text}
          maxLength={50}
          placeholder={searchHint(register, form)}
          onChange={(event) => onText(event.target.value)}
          onDone={onSearchDone}
        />
      ) : null}
      {register.filters.map((key) => (
        <ChoiceFilter
          key={key}
          label={form.field(key).label}
          all={`${form.field(key).label}不限`}
          value={query.where?.[key]}
          words={wordsOfChoice(form, key)}
          onChange={(code) => where(key, code)}
        />
      ))}
      <TickFilter
        label="已删除"
        on={query.removed === true}
        onChange={(removed) => onChange({ removed: removed || undefined })}
      />
      {isNarrowed(query) ? (
        <Button look="quiet" onClick={onClear}>
          清除筛选
        </Button>
      ) : null}
    </form>
  );
};

const searchHint = ({ search }: RegisterDefinition, form: CompiledForm): string =>
  search.map((key) => form.field(key).label).join('、');

function wordsOfChoice(form: CompiledForm, key: string): readonly (readonly [code: string, word: string])[] {
  const field = form.field(key);
  if (field.type === 'boolean') return YES_NO;
  return 'options' in field ? (field.options ?? []).map(({ code, label }) => [code, label]) : [];
}
