import type { AnalysisSession } from '@gongwei/application/measures';
import { populationProblem, type DistrictPopulation } from '@gongwei/domain/organisation';
import { useState, type FormEvent } from 'react';
import { Button, LoadingState, useBehavior } from '../shared/index.ts';
import './populations.css';

/** 服务人口: the denominators of the indicators, as each institution registers them. */
export const Populations = ({ session }: { readonly session: AnalysisSession }) => {
  const { rows, fault, writing, written } = useBehavior(session.populations$);
  return (
    <>
      <p className="gwm-counts">
        统计部门口径的常住人口和其中65岁及以上的人数，是建档率、老年人健康管理率的分母。本级没有登记时，取下级之和。
      </p>
      {fault ? (
        <p role="alert" className="gwm-problem">
          {fault.message}
          <button type="button" className="gwg-link" onClick={session.showPopulations}>
            重新读取
          </button>
        </p>
      ) : null}
      {rows ? (
        <table className="gwm-table gwm-people">
          <thead>
            <tr>
              {['机构', '常住人口', '65岁及以上', '登记'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">
                <span className="gw-visually-hidden">保存</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PopulationRow
                key={row.code}
                row={row}
                busy={writing === row.code}
                saved={written === row.code}
                onSave={(population, elderly) => void session.register(row.code, population, elderly)}
              />
            ))}
          </tbody>
        </table>
      ) : fault ? null : (
        <LoadingState />
      )}
    </>
  );
};

type RowProps = {
  readonly row: DistrictPopulation;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly onSave: (population: number, elderly: number) => void;
};

const written = (count: number | undefined): string => (count === undefined ? '' : String(count));

const PopulationRow = ({ row, busy, saved, onSave }: RowProps) => {
  // What was typed stays over a save and a reading anew; the rest is as it is registered.
  const [typed, setTyped] = useState<{ readonly population?: string; readonly elderly?: string }>({});
  const { population = written(row.population), elderly = written(row.elderly) } = typed;
  const changed = population !== written(row.population) || elderly !== written(row.elderly);
  const problem =
    population === '' || elderly === '' ? '两个数都要填写' : populationProblem(Number(population), Number(elderly));
  const id = `people-${row.code}`;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (changed && problem === undefined && !busy) onSave(Number(population), Number(elderly));
  };
  const field = (label: string, value: string, set: (text: string) => void) => (
    <input
      form={id}
      className="gw-input"
      inputMode="numeric"
      aria-label={`${row.name}${label}`}
      value={value}
      onChange={(event) => set(event.target.value.trim())}
    />
  );
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>{field('常住人口', population, (text) => setTyped({ ...typed, population: text }))}</td>
      <td>{field('65岁及以上人口', elderly, (text) => setTyped({ ...typed, elderly: text }))}</td>
      <td className="gwm-counts">{row.setOn ? `${row.setBy ?? ''} ${row.setOn}` : '未登记'}</td>
      <td>
        <form id={id} onSubmit={save}>
          <Button type="submit" disabled={!changed || problem !== undefined || busy}>
            {busy ? '正在保存…' : '保存'}
          </Button>
          {changed && problem !== undefined ? (
            <small role="alert"> {problem}</small>
          ) : saved && !changed ? (
            <small role="status"> 已保存</small>
          ) : null}
        </form>
      </td>
    </tr>
  );
};
