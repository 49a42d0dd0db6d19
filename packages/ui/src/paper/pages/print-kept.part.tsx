import { Link } from 'react-router';
import { Button } from '../../shared/button.part.tsx';
import { wordsOf } from '../../shared/state.part.tsx';
import type { PrintKeeping } from './use-print-keeping.ts';

/** Says on the desk what became of the record of a print; never on paper. */
export const PrintKept = ({ keeping }: { readonly keeping: PrintKeeping }) => {
  switch (keeping.step) {
    case 'nothing':
    case 'keeping':
      return null;
    case 'kept':
      return (
        <p className="gw-note gw-note--good gwp-note" role="status">
          已记入打印记录 {keeping.count} 份。<Link to="/reportManage/prints">查看</Link>
        </p>
      );
    case 'failed':
      return (
        <p className="gw-note gw-note--danger gwp-note" role="alert">
          这次打印没有记下来：{wordsOf(keeping.failure).message}
          <Button small onClick={keeping.retry}>
            重试
          </Button>
        </p>
      );
  }
};
