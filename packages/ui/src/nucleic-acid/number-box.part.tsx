import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SearchBox } from '../shared/filters.ts';

/** A box for identity numbers, typed or scanned; Enter hands over what stands in it, and it is empty for the next. */
export const NumberBox = ({ onNumber }: { readonly onNumber: (text: string) => void }) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text === '') return;
    event.preventDefault();
    event.currentTarget.value = '';
    onNumber(text);
  };
  return (
    <div className="gw-chooser">
      <SearchBox
        label="受检者身份证号"
        ref={box}
        autoComplete="off"
        placeholder="刷身份证，或输入身份证号后回车"
        onKeyDown={onKeyDown}
      />
    </div>
  );
};
