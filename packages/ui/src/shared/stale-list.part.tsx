import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';

/** Above a list that stays although a newer one could not be fetched. */
export const StaleList = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => (
  <p className="gw-note gw-note--danger" role="alert">
    <Icon name="alert" />
    没有取到最新的列表：{message}
    <Button small onClick={onRetry}>
      重试
    </Button>
  </p>
);
