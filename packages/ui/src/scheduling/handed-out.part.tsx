import type { ReviewSheet } from '@gongwei/application/scheduling';
import { isPicture } from '@gongwei/domain/forms';
import { chinaTime } from '@gongwei/domain/shared';

/** Who fetched the report of a check-up, when, from whom, and what they signed; nothing while nobody has. */
export const HandedOut = ({ delivery }: { readonly delivery: ReviewSheet['review']['delivery'] }) =>
  delivery ? (
    <section>
      <h2>报告已发放</h2>
      <p>
        {chinaTime(delivery.at).slice(0, 16).replace('T', ' ')} 由{delivery.receiver}领取
        {delivery.byName === undefined ? null : `，${delivery.byName} 经手`}
      </p>
      {isPicture(delivery.signature) ? (
        <img className="gw-review-signed" src={delivery.signature} alt="领取人签字" height={48} />
      ) : (
        <p className="gw-muted">没有在系统里签字。</p>
      )}
    </section>
  ) : null;
