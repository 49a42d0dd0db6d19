import { SetUpGateway, type NewInstitution } from '@gongwei/application/identity';
import type { InstitutionSheet } from '@gongwei/domain/organisation';
import { useState } from 'react';
import { Button, ProblemLine, useService } from '../../shared/index.ts';
import { CountyLines, type CountyEntries } from './county-lines.part.tsx';
import { InstitutionTable } from './institution-table.part.tsx';
import { useStep } from './use-step.ts';

type Props = {
  readonly code: string;
  readonly onBack: () => void;
  readonly onDone: (institutions: readonly NewInstitution[]) => void;
};
type Way = 'file' | 'county';

/** The institutions of the county: from a file, looked at before anything is kept, or the county alone for the beginning. */
export const InstitutionsStep = ({ code, onBack, onDone }: Props) => {
  const gateway = useService(SetUpGateway);
  const { busy, problem, say, run } = useStep();
  const [way, setWay] = useState<Way>('file');
  const [sheet, setSheet] = useState<InstitutionSheet>();
  const [county, setCounty] = useState<CountyEntries>({ code: '', name: '' });
  const read = (file: File): Promise<void> => {
    setSheet(undefined);
    const bytes = async () => new Uint8Array(await file.arrayBuffer());
    return run(() => gateway.preview(code, { name: file.name, bytes }), setSheet);
  };
  const submit = (): void => {
    if (way === 'county') {
      const typed = { code: county.code.trim(), name: county.name.trim() };
      if (!/^\d{6}$/.test(typed.code)) return say('县级行政区划代码应为 6 位数字');
      if ([...typed.name].length < 2) return say('请输入县级卫生健康行政部门的名称');
      return onDone([{ ...typed, level: 3, offersChildren: true }]);
    }
    const rows = sheet?.rows ?? [];
    if (!sheet) return say('请先选择机构名册文件');
    if (sheet.problem !== undefined || rows.some(({ problems }) => problems.length > 0))
      return say('请在文件中改好有问题的行，保存后重新选择');
    onDone(rows.flatMap(({ institution }) => institution ?? []));
  };
  return (
    <form
      className="gw-login-form gw-set-up-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className="gw-set-up-ways">
        <legend>本县有哪些机构？</legend>
        {(
          [
            ['file', '上传机构名册（县、乡镇、村一次录入）'],
            ['county', '先只录入县，乡镇和村以后再加'],
          ] as const
        ).map(([key, label]) => (
          <label key={key}>
            <input
              type="radio"
              name="way"
              checked={way === key}
              onChange={() => {
                setWay(key);
                say(undefined);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {way === 'county' ? (
        <CountyLines entries={county} onChange={setCounty} />
      ) : (
        <div>
          <p className="gw-muted">
            .xlsx 或 .csv，列为 机构编码、机构名称、级别、上级机构编码、下级可选。
            <a href="/api/v1/institution-template.xlsx" download="机构名册模板.xlsx">
              下载模板
            </a>
          </p>
          <label htmlFor="set-up-file">机构名册</label>
          <input
            id="set-up-file"
            type="file"
            accept=".xlsx,.csv"
            aria-describedby="set-up-problem"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void read(file);
              // So that the mended file may be chosen under the same name.
              event.target.value = '';
            }}
          />
          {busy ? <p role="status">正在核对…</p> : null}
          {sheet ? <InstitutionTable sheet={sheet} /> : null}
        </div>
      )}
      <ProblemLine id="set-up-problem" className="gw-login-problem" problem={problem} />
      <div className="gw-set-up-go">
        <Button onClick={onBack}>上一步</Button>
        <Button type="submit" look="primary" busy={busy}>
          下一步
        </Button>
      </div>
    </form>
  );
};
