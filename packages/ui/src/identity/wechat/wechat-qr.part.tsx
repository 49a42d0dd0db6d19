import type { WeChatScan, WeChatScanState } from '@gongwei/application/identity';
import { renderSVG } from 'uqr';
import { Button, Icon, useBehavior } from '../../shared/index.ts';
import './wechat.css';

/** The QR code of a scan with what the phone has done so far; one that is gone can be had anew. */
export const WeChatQr = ({ scan, hint }: { readonly scan: WeChatScan; readonly hint: string }) => {
  const state = useBehavior(scan.state$);
  return (
    <div className="gw-wechat">
      <div className="gw-wechat-picture">
        <Picture state={state} onAgain={scan.open} />
      </div>
      <p className="gw-wechat-words" role={state.step === 'failed' ? 'alert' : 'status'}>
        {wordsOfStep(state, hint)}
      </p>
    </div>
  );
};

const wordsOfStep = (state: WeChatScanState, hint: string): string => {
  if (state.step === 'failed') return state.message;
  if (state.step === 'scanned') return '已扫码，请在手机上确认';
  if (state.step === 'bound') return '手机已确认';
  return state.step === 'waiting' ? hint : '正在获取二维码…';
};

const Picture = ({ state, onAgain }: { readonly state: WeChatScanState; readonly onAgain: () => void }) => {
  if (state.step === 'failed')
    return (
      <Button onClick={onAgain}>
        <Icon name="refresh" />
        重新获取二维码
      </Button>
    );
  if (!('qr' in state)) return state.step === 'bound' ? <Icon name="check" size={48} /> : null;
  const { qrCodeUrl } = state.qr;
  const drawn = renderSVG(qrCodeUrl, { ecc: 'M', border: 2 });
  return (
    <>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(drawn)}`}
        width={200}
        height={200}
        alt="微信二维码"
        data-code={qrCodeUrl}
        className={state.step === 'scanned' ? 'gw-wechat-scanned' : undefined}
      />
      {state.step === 'scanned' ? (
        <span className="gw-wechat-done">
          <Icon name="check" size={48} />
        </span>
      ) : null}
    </>
  );
};
