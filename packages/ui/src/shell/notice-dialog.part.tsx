import { NoticeService } from '@gongwei/application/shell';
import { Button, DialogBox, useBehavior, useService } from '../shared/index.ts';

/** The server's notices, one at a time; each must be confirmed by its button. */
export const NoticeDialog = () => {
  const service = useService(NoticeService);
  const notice = useBehavior(service.notice$);
  if (!notice) return null;
  return (
    <DialogBox
      title="系统通知"
      width={420}
      mustAnswer
      onClose={() => service.confirm()}
      actions={
        <Button look="primary" onClick={() => service.confirm()}>
          确定
        </Button>
      }
    >
      {notice.message}
    </DialogBox>
  );
};
