import type { FormSession } from '@gongwei/application/forms';
import { createSelfCheckFilling, SelfCheckGateway, type FillingState } from '@gongwei/application/scheduling';
import type { ChangedFigure, TypedOver } from '@gongwei/domain/scheduling';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, useLoaded, useService, wordsOf } from '../../shared/index.ts';

type Props = {
  readonly session: FormSession;
  readonly pathOf: (recordId: string) => string;
  /** Figures were taken before. */
  readonly again: boolean;
};

/** 自动取数: the button, what it fills in, and the question before anything typed is replaced. */
export const TakeFigures = ({ session, pathOf, again }: Props) => {
  const filling = useLoaded(createSelfCheckFilling, useService(SelfCheckGateway), session);
  return (
    <>
      <div className="gw-note gw-self-check-take" role="status">
        <Button
          look={again ? 'normal' : 'primary'}
          busy={filling.step === 'taking'}
          onClick={() => void filling.take()}
        >
          {again ? '重新取数' : '自动取数'}
        </Button>
        <span className="gw-self-check-said">{saidOf(filling)}</span>
        {filling.step === 'failed' && filling.fault.existingId !== undefined ? (
          <Link className={buttonClass()} to={pathOf(filling.fault.existingId)}>
            打开已有
          </Link>
        ) : null}
      </div>
      {filling.step === 'told' && filling.changed && filling.changed.length > 0 ? (
        <Changed changed={filling.changed} />
      ) : null}
      {filling.step === 'asking' ? (
        <AskOver over={filling.over} onDecide={filling.decide} onClose={filling.putAway} />
      ) : null}
    </>
  );
};

function saidOf(state: FillingState): string {
  switch (state.step) {
    case 'told': {
      const none = state.none.length === 0 ? '' : `没有可取的数：${state.none.join('、')}。`;
      const than =
        state.changed === undefined
          ? ''
          : state.changed.length === 0
            ? '与上次取数相同。'
            : `与上次相比有 ${state.changed.length} 项变了，见下。`;
      return `已取 ${state.items} 项，${state.problems} 项有问题。${than}${none}保存后生效。`;
    }
    case 'unnamed':
      return '请先填年度、自查周期和第几期。';
    case 'failed': {
      const { message, advice } = wordsOf(state.fault);
      return `没有取数：${message}${advice === undefined ? '' : `，${advice}`}`;
    }
    case 'asking':
      return '有手工改过的数，请在下面选哪些用取到的数。';
    default:
      return '按年度和周期，从本机构的档案、随访、上传、预约和数据核查取数；取后可改，手工改过的不会自动覆盖。';
  }
}

/** What is another number than at the last taking. */
const Changed = ({ changed }: { readonly changed: readonly ChangedFigure[] }) => (
  <section className="gw-panel gw-self-check-panel" aria-label="与上次取数相比">
    <h2>与上次取数相比</h2>
    <ul className="gw-self-check-changed">
      {changed.map(({ item, before, after }) => (
        <li key={item}>
          <b>{item}</b>
          <span>
            {before === undefined ? '上次没有' : <del>{before}</del>} → <ins>{after}</ins>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Which of the items that were typed over are to be taken from the system after all; none to begin with. */
const AskOver = ({
  over,
  onDecide,
  onClose,
}: {
  readonly over: readonly TypedOver[];
  readonly onDecide: (items: readonly string[]) => void;
  readonly onClose: () => void;
}) => {
  const [chosen, choose] = useState<readonly string[]>([]);
  return (
    <section className="gw-panel gw-self-check-panel" role="alert" aria-label="有手工改过的数">
      <p>以下 {over.length} 项手工改过，与现在取到的数不同。勾选的用取到的数，没有勾选的保留手工填的。</p>
      <table className="gw-self-check-table">
        <thead>
          <tr>
            <th scope="col">覆盖</th>
            <th scope="col">自查项目</th>
            <th scope="col">表中</th>
            <th scope="col">取到</th>
          </tr>
        </thead>
        <tbody>
          {over.map(({ item, typed, taken }) => (
            <tr key={item}>
              <td>
                <input
                  type="checkbox"
                  className="gw-check"
                  aria-label={`用取到的数覆盖“${item}”`}
                  checked={chosen.includes(item)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, item] : chosen.filter((one) => one !== item))
                  }
                />
              </td>
              <th scope="row">{item}</th>
              <td>{typed}</td>
              <td>{taken}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="gw-self-check-answer">
        <Button onClick={onClose}>取消</Button>
        <Button look="primary" onClick={() => onDecide(chosen)}>
          {chosen.length === 0 ? '都保留，取其余项' : `覆盖 ${chosen.length} 项，取其余项`}
        </Button>
      </div>
    </section>
  );
};
