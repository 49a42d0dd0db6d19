import { isRefusal, NoticeService } from '@gongwei/application/shell';
import { Button, DialogBox, useBehavior, useService, useUserSession } from '../shared/index.ts';

/** The picture of who was never logged in. */
const USUAL_SERVICE_QR = '/service-qr.svg';

/** The server's notices, one at a time; each must be confirmed by its button. Beside it the way to customer service. */
export const NoticeDialog = () => {
  const service = useService(NoticeService);
  const notice = useBehavior(service.notice$);
  const session = useUserSession();
  if (!notice) return null;
  const picture = session?.serviceQr || USUAL_SERVICE_QR;
  return (
    <DialogBox
      title={notice.title ?? '系统通知'}
      width={420}
      mustAnswer
      onClose={() => {}}
      actions={
        <Button look="primary" onClick={() => service.confirm()}>
          {isRefusal(notice) ? '确定' : '继续使用'}
        </Button>
      }
    >
      <p>{notice.message}</p>
      <div className="gw-service-qr">
        <img src={picture} width={165} height={165} alt="客服微信二维码" />
        <p>微信扫码，直连客服反馈</p>
      </div>
    </DialogBox>
  );
};
