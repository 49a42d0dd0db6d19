import { createListImport, ListImports, rowsToWrite, type ListImportState } from '@gongwei/application/lists';
import {
  IMPORT_ACTION,
  importLines,
  type ImportCheck,
  type ImportContent,
  type KnownRows,
  type ListAction,
  type ListDefinition,
  type LocalRow,
} from '@gongwei/domain/lists';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Button, DialogBox, Icon, LoadingState, useBehavior, useService, wordsOf } from '../shared/index.ts';
import { useList, type ActionTarget } from './list-context.ts';
import { LocalListRows } from './local-list.part.tsx';
import './import.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

const knownRowsLabels = (update = '已有的按表更新'): readonly (readonly [KnownRows, string])[] => [
  ['skip', '已有的跳过'],
  ['update', update],
];

const importOf = ({ actions }: ListDefinition): Pick<ListAction, 'label' | 'known' | 'contents'> =>
  actions?.find(({ id }) => id === IMPORT_ACTION) ?? { label: '导入' };

/** What the window is called, and what counts what comes of the lines. */
function wordsFor(definition: ListDefinition, content: ImportContent | undefined) {
  const { label } = importOf(definition);
  return {
    title: label === '导入' ? `导入${content?.label ?? definition.title}` : label,
    unit: content?.unit ?? definition.unit,
  };
}

/** 导入 into a list: a file is chosen, every line looked at, and only then written. */
export const ImportWindow = ({ onClose }: Props) => {
  const { session } = useList();
  const imports = useService(ListImports);
  const { definition } = session;
  const { known, contents } = importOf(definition);
  const file = useMemo(
    () => createListImport(imports, definition.id, session.follow, importOf(definition).contents),
    [imports, definition, session],
  );
  useEffect(() => () => file.end(), [file]);
  const state = useBehavior(file.state$);
  useEffect(() => {
    if (state.step === 'started') onClose();
  }, [state.step, onClose]);
  const count = rowsToWrite(state);
  const { title, unit } = wordsFor(definition, state.content);
  const busy = state.step === 'starting';
  return (
    <DialogBox
      title={title}
      width={720}
      mustAnswer={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            取消
          </Button>
          <Button look="primary" busy={busy} disabled={state.step !== 'looking' || count === 0} onClick={file.confirm}>
            {count > 0 ? `确认导入 ${count} ${unit}` : '确认导入'}
          </Button>
        </>
      }
    >
      <div className="gw-import">
        {contents && state.content ? (
          <Contents contents={contents} chosen={state.content} disabled={busy} onChoose={file.setContent} />
        ) : null}
        <Choice again={state.check !== undefined} onFile={file.choose} onTemplate={file.saveTemplate} />
        {state.fault === undefined ? null : (
          <p className="gw-note gw-note--danger" role="alert">
            {wordsOf(state.fault).message}
          </p>
        )}
        {state.step === 'reading' ? <LoadingState label="正在逐行核对…" /> : null}
        {state.check ? (
          <Looked
            state={state}
            check={state.check}
            unit={unit}
            known={knownRowsLabels(known)}
            onKnown={file.setKnown}
          />
        ) : null}
      </div>
    </DialogBox>
  );
};

type ContentsProps = {
  readonly contents: readonly ImportContent[];
  readonly chosen: ImportContent;
  readonly disabled: boolean;
  readonly onChoose: (content: ImportContent) => void;
};

/** What the file is of, where the list takes files of several things. */
const Contents = ({ contents, chosen, disabled, onChoose }: ContentsProps) => {
  const name = useId();
  return (
    <fieldset className="gw-import-known">
      <legend className="gw-visually-hidden">导入内容</legend>
      <span aria-hidden="true">导入内容</span>
      {contents.map((content) => (
        <label key={content.id}>
          <input
            type="radio"
            name={name}
            checked={content.id === chosen.id}
            disabled={disabled}
            onChange={() => onChoose(content)}
          />
          {content.label}
        </label>
      ))}
    </fieldset>
  );
};

type ChoiceProps = {
  readonly again: boolean;
  readonly onFile: (file: { readonly name: string; readonly bytes: () => Promise<Uint8Array> }) => void;
  readonly onTemplate: () => void;
};

const Choice = ({ again, onFile, onTemplate }: ChoiceProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="gw-import-choice">
      <p className="gw-muted">用模板填写的 .xlsx 或 .csv，列的次序不限。先逐行核对，确认以前不写入任何内容。</p>
      <Button onClick={onTemplate}>
        <Icon name="download" />
        下载模板
      </Button>
      <Button look={again ? 'normal' : 'primary'} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {again ? '重新选择' : '选择文件'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="要导入的文件"
        accept=".xlsx,.csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile({ name: chosen.name, bytes: async () => new Uint8Array(await chosen.arrayBuffer()) });
          // So that the mended file may be chosen under the same name.
          target.value = '';
        }}
      />
    </div>
  );
};

type LookedProps = {
  readonly state: ListImportState;
  readonly check: ImportCheck;
  readonly unit: string;
  readonly known: ReturnType<typeof knownRowsLabels>;
  readonly onKnown: (known: KnownRows) => void;
};

const rowOfLine = ({ row, title, verdict, problems }: ImportCheck['lines'][number]): LocalRow => ({
  id: String(row),
  values: { row, title, verdict, problems: problems.join('；') },
});

/** What the file would do, line by line; what is wrong stands first. */
const Looked = ({ state, check, unit, known, onKnown }: LookedProps) => {
  const { counts, lines, unread, fileName } = check;
  const name = useId();
  const rows = useMemo(() => lines.map(rowOfLine), [lines]);
  const total = counts.new + counts.known + counts.wrong;
  return (
    <>
      <p role="status">
        {fileName}：新增 <b>{counts.new}</b> {unit}，已有 <b>{counts.known}</b> {unit}，有误 <b>{counts.wrong}</b> 行
        {counts.wrong > 0 ? '（有误的不导入）' : ''}。
      </p>
      {unread.length > 0 ? <p className="gw-note">没有认出的列：{unread.join('、')}，其中的内容不导入。</p> : null}
      {counts.known > 0 ? (
        <fieldset className="gw-import-known">
          <legend className="gw-visually-hidden">已有的</legend>
          {known.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                checked={state.known === value}
                disabled={state.step === 'starting'}
                onChange={() => onKnown(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="gw-import-lines">
        <LocalListRows definition={importLines} rows={rows} />
      </div>
      {lines.length < total ? (
        <p className="gw-muted">
          只列出前 {lines.length} 行，共 {total} 行；全部结果见导入后的“逐条结果”。
        </p>
      ) : null}
    </>
  );
};
