import { Link } from 'react-router';
import { buttonClass, FaultState, LoadingState } from '../shared/index.ts';

/** A page of a resident that is not there yet: it comes, or says why it does not and leads back to the list. */
export const ResidentPending = ({
  label,
  failure,
  onRetry,
}: {
  readonly label: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}) =>
  failure === undefined ? (
    <LoadingState label={label} />
  ) : (
    <div className="gw-panel">
      <FaultState
        fault={failure}
        onRetry={onRetry}
        actions={
          <Link className={buttonClass()} to="/cust/base">
            回到居民列表
          </Link>
        }
      />
    </div>
  );
