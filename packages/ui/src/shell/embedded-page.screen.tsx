import { createEmbeddedPage, ShellGateway } from '@gongwei/application/shell';
import { fault } from '@gongwei/domain/shared';
import { Link, useParams } from 'react-router';
import { buttonClass, FaultState, LoadingState, usePageTitle, useLoaded, useService } from '../shared/index.ts';
import { embeddedFrame } from './embedded-frame.rules.ts';
import './embedded-page.css';

/** The server named an address that no frame of ours takes. */
const REFUSED = fault({
  code: 'embed.refused',
  category: 'permission',
  message: '这个页面的地址不安全，已拒绝打开。',
  advice: '如工作需要，请联系管理员检查嵌入页面的设置。',
});

/** `/myiframe/{routerPath}`: a page from the server's list, in a frame that holds it. Anything else is refused with a sentence. */
export const EmbeddedPageScreen = () => {
  const { routerPath = '' } = useParams();
  const page = useLoaded(createEmbeddedPage, useService(ShellGateway), routerPath);
  usePageTitle('嵌入页面');
  const frame = page.value && embeddedFrame(page.value.address, location.origin);
  if (frame)
    return (
      <main className="gw-embedded">
        <iframe title="嵌入页面" src={frame.src} sandbox={frame.sandbox} referrerPolicy="no-referrer" />
      </main>
    );
  return (
    <main className="gw-whole-page">
      {page.failure === undefined && page.value === undefined ? (
        <LoadingState label="正在打开页面…" />
      ) : (
        <FaultState
          fault={page.failure ?? REFUSED}
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
