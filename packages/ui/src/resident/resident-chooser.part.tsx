import { Clock } from '@gongwei/application/shared';
import { CHOICES_SHOWN, createResidentSearch, ResidentDirectory } from '@gongwei/application/resident';
import type { KnownCondition, ResidentRow } from '@gongwei/domain/resident';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { SearchBox } from '../shared/filters.ts';
import {
  CONDITION_LABELS,
  EmptyState,
  FaultState,
  LoadingState,
  SEX_LABELS,
  useLoaded,
  useService,
} from '../shared/index.ts';
import { NextFollowUp } from './next-follow-up.part.tsx';
import { useMayReveal } from '../shared/use-may-reveal.ts';
import { STATUS_LABELS } from './resident-labels.ts';
import { nothingFoundFor, searchedIn, searchHintFor } from './search-hint.rules.ts';
import './resident-chooser.css';

/** Finds one resident: type, ↑ ↓, Enter. Before anything is typed the patients of `condition` are there, the most urgent first, or the children whose files are newest. */
export const ResidentChooser = ({
  condition,
  ofChildren = false,
  onChoose,
  onNobody,
  again = false,
}: {
  readonly condition: KnownCondition | undefined;
  readonly ofChildren?: boolean;
  readonly onChoose: (resident: ResidentRow) => void;
  /** Enter was pressed on a text that nobody on file answers to. */
  readonly onNobody?: (text: string) => void;
  /** One after the other: the box is empty again once somebody was found. */
  readonly again?: boolean;
}) => {
  const mayReveal = useMayReveal();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const {
    query: asked,
    value,
    loading,
    failure,
    reload,
    ask,
    type,
  } = useLoaded(createResidentSearch, useService(ResidentDirectory), useService(Clock), condition, ofChildren);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => setAt(0), [value]);
  const emptied = useCallback(() => {
    if (!again) return;
    setText('');
    ask('');
  }, [again, ask]);
  const choose = useCallback(
    (row: ResidentRow) => {
      emptied();
      onChoose(row);
    },
    [emptied, onChoose],
  );
  const nobody = useCallback(
    (words: string) => {
      emptied();
      onNobody?.(words);
    },
    [emptied, onNobody],
  );
  // Card readers type the number and press Enter at once: the one person it belongs to needs no second Enter.
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (value === undefined || loading || pressed.current !== asked) return;
    pressed.current = undefined;
    const [only, ...others] = value.rows;
    if (only && others.length === 0) choose(only);
    else if (!only && asked !== '') nobody(asked);
  }, [value, loading, asked, choose, nobody]);

  const rows = value?.rows ?? [];
  const onKeyDown = (event: KeyboardEvent) => {
    // While pinyin is composed the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const settled = asked === text.trim() && !loading;
    const row = rows[at];
    if (event.key === 'ArrowDown') setAt(Math.min(rows.length - 1, at + 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
    else if (event.key === 'Enter' && !settled) {
      pressed.current = text.trim();
      ask(text);
    } else if (event.key === 'Enter' && row) choose(row);
    else if (event.key === 'Enter' && asked !== '') nobody(asked);
    else return;
    event.preventDefault();
  };

  return (
    <div className="gw-chooser">
      <SearchBox
        label="查找居民"
        ref={box}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={rows[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={searchHintFor(mayReveal)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          type(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="gw-muted" role="status">
        {statusLabel(asked, condition, ofChildren, value?.total)}
      </p>
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {loading && value === undefined ? <LoadingState label="正在查找…" /> : null}
      {value && asked !== '' && rows.length === 0 ? (
        <EmptyState icon="search" title={nothingFoundFor(asked)}>
          {searchedIn(mayReveal)}
          {mayReveal ? '没有档案的，请先在居民列表新建档案。' : ''}
        </EmptyState>
      ) : null}
      <div
        id={`${id}-list`}
        className="gw-chooser-list"
        role="listbox"
        aria-label="找到的居民"
        aria-busy={loading || undefined}
      >
        {rows.map((row, index) => (
          // The box keeps the focus; keys are handled there.
          <button
            key={row.id}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseEnter={() => setAt(index)}
            onClick={() => choose(row)}
          >
            <strong>
              {row.name}
              {row.status === '1' ? null : (
                <>
                  {' '}
                  <span className="gw-chip gw-chip--warn">{STATUS_LABELS[row.status]}</span>
                </>
              )}
            </strong>
            <span>
              {SEX_LABELS[row.sex]} · {row.age} 岁
            </span>
            <span className="gw-num">{row.idNumber || '暂无身份证号'}</span>
            <span className="gw-muted">{row.villageName}</span>
            {condition ? (
              <span className="gw-num">
                <NextFollowUp row={row} />
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  );
};

function statusLabel(
  asked: string,
  condition: KnownCondition | undefined,
  ofChildren: boolean,
  total: number | undefined,
): string {
  if (asked === '' && condition === undefined && !ofChildren) return '输入姓名或号码查找，↑ ↓ 选择，回车打开。';
  if (total === undefined) return '';
  const more = total > CHOICES_SHOWN ? `，显示前 ${CHOICES_SHOWN} 位` : '';
  if (asked !== '') return `找到 ${total} 位${more}`;
  const who = ofChildren ? ' 0～6 岁儿童' : `${CONDITION_LABELS[condition as KnownCondition]}患者`;
  if (total === 0) return `没有在管的${who}，可直接输入查找其他居民。`;
  const order = ofChildren ? '最近建档的在前' : '按下次随访日期排列';
  return `在管${who} ${total} 位${more}，${order}；也可直接输入查找。`;
}
