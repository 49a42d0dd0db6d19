import type { Option } from '../../forms/index.ts';

/** 胎方位。来源：同类生产系统字典（WS 364 值域） CV05.01.005 胎方位代码。 */
export const fetalPosition: readonly Option[] = [
  { code: '01', label: '左枕前（LOA）' },
  { code: '02', label: '右枕前（ROA）' },
  { code: '03', label: '左枕后（LOP）' },
  { code: '04', label: '右枕后（ROP）' },
  { code: '05', label: '左枕横（LOT）' },
  { code: '06', label: '右枕横（ROT）' },
  { code: '07', label: '左颏前（LMA）' },
  { code: '08', label: '右颏前（RMA）' },
  { code: '09', label: '左颏后（LMP）' },
  { code: '10', label: '右颏后（RMP）' },
  { code: '11', label: '左颏横（LMT）' },
  { code: '12', label: '右颏横（RMT）' },
  { code: '13', label: '左骶前（LSA）' },
  { code: '14', label: '右骶前（RSA）' },
  { code: '15', label: '左骶后（LSP）' },
  { code: '16', label: '右骶后（RSP）' },
  { code: '17', label: '左骶横（LST）' },
  { code: '18', label: '右骶横（RST）' },
  { code: '19', label: '左肩前（LScA）' },
  { code: '20', label: '右肩前（RScA）' },
  { code: '21', label: '左肩后（LScP）' },
  { code: '22', label: '右肩后（RScP）' },
  { code: '99', label: '不详' },
];
