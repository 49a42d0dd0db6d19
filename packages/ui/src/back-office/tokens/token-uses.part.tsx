import { ApiTokenGateway, createTokenUses } from '@gongwei/application/back-office';
import type { ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox, FaultState, LoadingState, useLoaded, useService } from '../../shared/index.ts';
import './tokens.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** 使用情况 of a token: which calls it made, how often, day by day. */
export const TokenUses = ({ target, onClose }: Props) => {
  const { value, failure, reload } = useLoaded(createTokenUses, useService(ApiTokenGateway), target.rows[0]?.id);
  return (
    <DialogBox title="令牌使用情况" width={640} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
      {value || failure ? null : <LoadingState />}
      {value?.length === 0 ? <p>还没有用过。</p> : null}
      {value && value.length > 0 ? (
        <div className="gw-token-uses">
          <table className="gw-table" aria-label="令牌使用情况">
            <thead>
              <tr>
                <th scope="col">日期</th>
                <th scope="col">接口</th>
                <th scope="col">次数</th>
              </tr>
            </thead>
            <tbody>
              {value.map(({ day, route, uses }) => (
                <tr key={`${day} ${route}`}>
                  <td>{day}</td>
                  <th scope="row">{route}</th>
                  <td>{uses}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      <p className="gw-muted">只记接口和次数，不记查了谁；保留约 400 天。</p>
    </DialogBox>
  );
};
