import { Button, DialogBox } from '../shared/index.ts';
import './short-cuts.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['/', '到查找框'],
  ['F', '到筛选，← → 换一个（打开着也行），↓ 打开，Delete 去掉'],
  ['↑ ↓', '上一行、下一行'],
  ['PageUp PageDown', '上一屏、下一屏'],
  ['Home End', '第一行、最后一行'],
  ['回车', '打开这一行'],
  ['空格', '选中或取消这一行'],
  ['Shift+↑ ↓', '连着选中；Shift+PageDown 一次选一屏'],
  ['Ctrl+A', '选中查到的全部；再按一次取消'],
  ['1～9', '选中以后：办下面第几个按钮'],
  ['Tab', '到这一行的按钮'],
  ['R', '按现在的内容重新列出'],
  ['H', '处理这一行：处理预警、已处理、登记处理'],
  ['W', '这一行为什么在这里'],
  ['[ ]', '从列表打开以后：上一位、下一位（表里用 Alt+PageUp、Alt+PageDown）；Alt+B 回到列表'],
  ['?', '显示这张表'],
];

/** The keys of every list. */
export const ShortCuts = ({ onClose }: { readonly onClose: () => void }) => (
  <DialogBox title="列表快捷键" width={460} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
    <dl className="gw-short-cuts">
      {KEYS.map(([keys, what]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </DialogBox>
);
