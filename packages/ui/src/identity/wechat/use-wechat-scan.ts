import { WeChatScans, type WeChatScan } from '@gongwei/application/identity';
import { useEffect, useState } from 'react';
import { useService } from '../../shared/index.ts';

/** A scan for as long as the part is on the page: the code is asked for at once, and nothing is asked after that. */
export function useWeChatScan(institutionCode: string): WeChatScan | undefined {
  const scans = useService(WeChatScans);
  const [scan, setScan] = useState<WeChatScan>();
  useEffect(() => {
    const made = scans.create(institutionCode);
    made.open();
    setScan(made);
    return () => {
      made.close();
      made.dispose();
    };
  }, [scans, institutionCode]);
  return scan;
}
