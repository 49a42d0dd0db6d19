import type { PasswordSlip } from '@gongwei/application/back-office';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

type Props = { readonly slips: readonly PasswordSlip[]; readonly onPrinted: () => void };

/** Slips on A4, two beside each other, to be cut along the dashes. The browser's own window asks for the printer. */
export const SlipSheet = ({ slips, onPrinted }: Props) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <div className="gw-slips">
      {slips.map(({ id, name, username, institutionName, temporaryPassword }) => (
        <section key={id}>
          <h2>
            {name}
            <small>{institutionName}</small>
          </h2>
          <dl>
            <dt>网址</dt>
            <dd>{window.location.origin}</dd>
            <dt>用户名</dt>
            <dd>{username}</dd>
            <dt>临时密码</dt>
            <dd className="gw-slips-password">{temporaryPassword}</dd>
          </dl>
          <p>7 天内有效。首次登录须改成自己的密码，改好后请把这张纸撕掉。</p>
        </section>
      ))}
    </div>,
    document.body,
  );
};
