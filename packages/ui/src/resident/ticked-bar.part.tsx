import { Button, Icon } from '../shared/index.ts';

/** Above the list while somebody is ticked: how many, and what can be done with them. */
export const TickedBar = ({
  count,
  onPrint,
  onClear,
}: {
  readonly count: number;
  readonly onPrint: () => void;
  readonly onClear: () => void;
}) => (
  <div className="gw-ticked" role="status">
    <span>
      已选 <b>{count}</b> 人
    </span>
    <Button look="primary" small onClick={onPrint}>
      <Icon name="print" />
      打印所选
    </Button>
    <Button small onClick={onClear}>
      取消选择
    </Button>
  </div>
);
