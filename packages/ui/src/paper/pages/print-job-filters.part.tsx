import { PRINT_STATES, PRINT_TEMPLATES, templateWords, type PrintJobQuery } from '@gongwei/domain/upload';
import { isCalendarDay } from '@gongwei/domain/shared';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/button.part.tsx';
import { ChoiceFilter, SearchBox } from '../../shared/filters.ts';
import { PAGE_SIZE } from './print-jobs.rules.ts';

type Props = {
  readonly query: PrintJobQuery;
  readonly onChange: (query: PrintJobQuery) => void;
  readonly onClear: (() => void) | undefined;
};
type Change = { readonly [Key in keyof PrintJobQuery]?: PrintJobQuery[Key] | undefined };

/** Typing pauses this long before the server is asked. Milliseconds. */
const TYPING_PAUSE = 250;
const TEMPLATES = PRINT_TEMPLATES.map(({ code }) => [code, templateWords(code)] as const);

/** What narrows the list of prints. */
export const PrintJobFilters = ({ query, onChange, onClear }: Props) => {
  const [text, setText] = useState(query.text ?? '');
  const [seen, setSeen] = useState(query.text);
  if (seen !== query.text) {
    setSeen(query.text);
    setText(query.text ?? '');
  }
  const change = (wanted: Change): void => {
    const next = Object.entries({ ...query, ...wanted, offset: 0, limit: PAGE_SIZE }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    onChange(Object.fromEntries(next) as PrintJobQuery);
  };
  useEffect(() => {
    if (text.trim() === (query.text ?? '')) return;
    const timer = setTimeout(() => change({ text: text.trim() }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  });
  const day = (key: 'from' | 'until', label: string) => (
    <label className="gw-muted">
      {label}{' '}
      <input
        type="date"
        className="gw-input"
        aria-label={`打印日期${label}`}
        value={query[key] ?? ''}
        onChange={({ target }) => change({ [key]: isCalendarDay(target.value) ? target.value : undefined })}
      />
    </label>
  );
  return (
    <form className="gw-filters" role="search" aria-label="筛选" onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        label="查找"
        value={text}
        maxLength={50}
        placeholder="姓名、拼音首字母、档案编号、身份证号"
        onChange={({ target }) => setText(target.value)}
      />
      <ChoiceFilter
        label="打印内容"
        all="打印内容不限"
        value={query.template}
        words={TEMPLATES}
        onChange={(template) => change({ template })}
      />
      <ChoiceFilter
        label="报告状态"
        all="报告状态不限"
        value={query.state}
        words={PRINT_STATES}
        onChange={(state) => change({ state })}
      />
      {day('from', '自')}
      {day('until', '至')}
      {onClear ? (
        <Button look="quiet" onClick={onClear}>
          清除筛选
        </Button>
      ) : null}
    </form>
  );
};
