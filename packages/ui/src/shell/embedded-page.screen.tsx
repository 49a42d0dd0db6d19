import { ShellGateway } from '@gongwei/application/shell';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router';
import { buttonClass, FaultState, LoadingState, usePageTitle, useResource, useService } from '../shared/index.ts';
import './embedded-page.css';

/** What an embedded page may do. It never gets the rights of our own origin; another server's page keeps its own. */
const sandboxOf = (address: string): string =>
  `allow-scripts allow-forms allow-popups allow-downloads${address.startsWith('https://') ? ' allow-same-origin' : ''}`;

/** `/myiframe/{routerPath}`: a page from the server's list, in a frame that holds it. Anything else is refused with a sentence. */
export const EmbeddedPageScreen = () => {
  const { routerPath = '' } = useParams();
  const gateway = useService(ShellGateway);
  const page = useResource(useCallback(() => gateway.embeddedPage(routerPath), [gateway, routerPath]));
  usePageTitle('嵌入页面');
  if (page.value)
    return (
      <main className="gw-embedded">
        <iframe
          title="嵌入页面"
          src={page.value.address}
          sandbox={sandboxOf(page.value.address)}
          referrerPolicy="no-referrer"
        />
      </main>
    );
  return (
    <main className="gw-whole-page">
      {page.failure === undefined ? (
        <LoadingState label="正在打开页面…" />
      ) : (
        <FaultState
          fault={page.failure}
          actions={
            <Link className={buttonClass('primary')} to="/wel/index" replace>
              回到首页
            </Link>
          }
        />
      )}
    </main>
  );
};
