import type { Announcement } from '@gongwei/domain/pages';
import { Button, DialogBox } from '../shared/index.ts';

/** An announcement in full. */
export const AnnouncementWindow = ({
  announcement: { title, content, institution, publishedAt, validTo, readers },
  onClose,
}: {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}) => (
  <DialogBox
    title={title}
    width={640}
    onClose={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        关闭
      </Button>
    }
  >
    <p className="gw-muted">
      {institution} · {publishedAt.replace('T', ' ').slice(0, 16)} 发布 · 有效期至 {validTo} · {readers} 人已读
    </p>
    <p className="gw-announcement-text">{content}</p>
  </DialogBox>
);
