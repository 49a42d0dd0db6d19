import { ANNUAL_TARGETS, type AnnualContent, type Targets } from '@gongwei/domain/reports';
import { useState, type FormEvent } from 'react';
import { Button } from '../shared/index.ts';

type Props = {
  readonly content: AnnualContent;
  readonly busy: boolean;
  readonly onSave: (targets: Targets) => void;
};

const isPercent = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100;

/** The aims of the year, as the task book of the institution has them; without a number there is no aim. */
export const TargetsPanel = ({ content, busy, onSave }: Props) => {
  const [typed, setTyped] = useState<{ readonly [measure: string]: string }>({});
  const textOf = (id: string): string =>
    typed[id] ?? (content.targets[id] === undefined ? '' : String(content.targets[id]));
  const wrong = ANNUAL_TARGETS.filter(({ measure }) => textOf(measure) !== '' && !isPercent(textOf(measure)));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (wrong.length > 0) return;
    const set = ANNUAL_TARGETS.filter(({ measure }) => textOf(measure) !== '');
    onSave(Object.fromEntries(set.map(({ measure }) => [measure, Number(textOf(measure))])));
  };
  return (
    <form className="gw-panel gwn-targets" aria-label="年度目标" onSubmit={save}>
      <p className="gw-muted">
        按本地年度任务书填写，单位为%；留空就不与目标比较。保存后按新的目标重新生成，下一年的报告从这里的目标开始。
      </p>
      <div>
        {ANNUAL_TARGETS.map(({ measure }) => (
          <label key={measure}>
            {content.figures.notes.find(({ id }) => id === measure)?.label ?? measure}
            <input
              className="gw-input"
              inputMode="decimal"
              value={textOf(measure)}
              aria-invalid={textOf(measure) !== '' && !isPercent(textOf(measure))}
              onChange={(event) => setTyped({ ...typed, [measure]: event.target.value.trim() })}
            />
          </label>
        ))}
      </div>
      <Button type="submit" look="primary" busy={busy} disabled={wrong.length > 0}>
        保存并重新生成
      </Button>
      {wrong.length > 0 ? <small role="alert">目标应在 0 到 100 之间</small> : null}
    </form>
  );
};
