import type { FormSession } from '@gongwei/application/forms';
import { Button } from '../../shared/button.part.tsx';
import { useBehavior } from '../../shared/use-behavior.ts';
import { chinaTime } from '../../shared/format.ts';

/** Tells that an earlier draft was brought back; keeping it needs no answer, throwing it away does. */
export const DraftBanner = ({ session }: { readonly session: FormSession }) => {
  const offer = useBehavior(session.draftOffer$);
  if (!offer) return null;
  return (
    <div className="gw-note gwf-draft" role="status">
      <span>
        已恢复 {chinaTime(offer.savedAt).replace('T', ' ')} 自动保存的草稿（改动 {offer.changedFields}{' '}
        项），可以接着填写。
        {offer.others === undefined ? '' : `另有 ${offer.others} 份同类草稿，本份保存或放弃后再次打开时恢复。`}
      </span>
      <Button small onClick={() => session.acceptDraft()}>
        知道了
      </Button>
      <Button small look="quiet" onClick={() => void session.declineDraft()}>
        放弃草稿
      </Button>
    </div>
  );
};
