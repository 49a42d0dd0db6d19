import type { PrintedPerson } from '@gongwei/application/paper';
import { Clock } from '@gongwei/application/shared';
import { GROUP_LABELS, PRINT_PAGES } from '@gongwei/paper';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../shared/button.part.tsx';
import { DialogBox } from '../../shared/dialog.part.tsx';
import { useService } from '../../shared/services.tsx';
import { wordsOf } from '../../shared/state.part.tsx';
import { MOST_PEOPLE, type PrintHandover } from './report-question.rules.ts';
import './batch-dialog.css';

/** Whom a list offers: those who were ticked, and all that it found. */
export type BatchPeople = {
  readonly ticked: readonly PrintedPerson[];
  readonly found: { readonly total: number; readonly everybody: (most: number) => Promise<readonly PrintedPerson[]> };
};

const CHOICES = PRINT_PAGES.filter(({ name }) => name !== 'all');
const USUAL: readonly string[] = ['jktj'];
/** Those of the sheets that can be chosen; the check-up where none can. */
function knownOf(sheets: readonly string[] = []): readonly string[] {
  const known = sheets.filter((sheet) => CHOICES.some(({ name }) => name === sheet));
  return known.length > 0 ? known : USUAL;
}

/** 批量打印: of whom, what and of which year; then on to the desk, which gets everything ready. */
export const BatchDialog = ({
  people,
  sheets,
  onClose,
}: {
  readonly people: BatchPeople;
  /** What this list is about, by the names of its print pages. */
  readonly sheets?: readonly string[] | undefined;
  readonly onClose: () => void;
}) => {
  const navigate = useNavigate();
  const thisYear = Number(useService(Clock).today().slice(0, 4));
  const [whom, setWhom] = useState<'ticked' | 'found'>(people.ticked.length > 0 ? 'ticked' : 'found');
  const [pages, setPages] = useState(() => knownOf(sheets));
  const [year, setYear] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || pages.length === 0) return;
    setBusy(true);
    setTrouble('');
    try {
      const chosen = whom === 'ticked' ? people.ticked : await people.found.everybody(MOST_PEOPLE);
      const handover: PrintHandover = { people: chosen, pages, ...(year ? { year } : {}) };
      void navigate('/print/batch', { state: handover });
    } catch (failure) {
      setTrouble(wordsOf(failure).message);
      setBusy(false);
    }
  };
  return (
    <DialogBox
      title="批量打印"
      width={720}
      initialFocus=".gwr-batch input:checked"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" type="submit" form="print-batch" busy={busy} disabled={pages.length === 0}>
            准备打印
          </Button>
        </>
      }
    >
      <form id="print-batch" className="gwr-batch" onSubmit={(event) => void submit(event)}>
        <Whom people={people} whom={whom} onChoose={setWhom} />
        <fieldset>
          <legend>打印内容</legend>
          <Pages chosen={pages} onChange={setPages} />
        </fieldset>
        <label className="gwr-batch-year">
          年份
          <select className="gw-select" value={year} onChange={(event) => setYear(event.target.value)}>
            <option value="">每人最近一次</option>
            {[thisYear, thisYear - 1, thisYear - 2].map((one) => (
              <option key={one} value={one}>
                {one} 年
              </option>
            ))}
          </select>
        </label>
        {pages.length === 0 ? <p className="gw-note">请至少选择一种打印内容。</p> : null}
        {trouble ? (
          <p className="gw-note gw-note--danger" role="alert">
            {trouble}
          </p>
        ) : null}
      </form>
    </DialogBox>
  );
};

const Whom = ({
  people: { ticked, found },
  whom,
  onChoose,
}: {
  readonly people: BatchPeople;
  readonly whom: 'ticked' | 'found';
  readonly onChoose: (whom: 'ticked' | 'found') => void;
}) => (
  <fieldset>
    <legend>打印谁的</legend>
    {ticked.length > 0 ? (
      <label>
        <input type="radio" name="whom" checked={whom === 'ticked'} onChange={() => onChoose('ticked')} />
        已勾选的 {Math.min(ticked.length, MOST_PEOPLE)} 人
      </label>
    ) : null}
    {/* Opened for those who were ticked, there is nobody else to choose. */}
    {found.total > ticked.length ? (
      <label>
        <input type="radio" name="whom" checked={whom === 'found'} onChange={() => onChoose('found')} />
        当前列表的全部 {found.total} 人
        {found.total > MOST_PEOPLE ? `（一次最多 ${MOST_PEOPLE} 人，先打印前 ${MOST_PEOPLE} 人；请用筛选分批）` : ''}
      </label>
    ) : null}
  </fieldset>
);

const Pages = ({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}) => {
  const tick = (name: string, on: boolean): void =>
    onChange(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return Object.entries(GROUP_LABELS)
    .map(([group, label]) => ({ group, label, own: CHOICES.filter((page) => page.group === group) }))
    .filter(({ own }) => own.length > 0)
    .map(({ group, label, own }) => (
      <div key={group} className="gwr-batch-group" role="group" aria-label={label}>
        <span className="gw-muted">{label}</span>
        <div>
          {own.map(({ name, title }) => (
            <label key={name}>
              <input
                type="checkbox"
                className="gw-check"
                checked={chosen.includes(name)}
                onChange={(event) => tick(name, event.target.checked)}
              />
              {title}
            </label>
          ))}
        </div>
      </div>
    ));
};
