import { STATIONS } from './stations.ts';

/** What a laboratory's label is for, as 绑定检验条码 asks it, and the station whose results come back by it. */
export const LABEL_KINDS = [
  { code: '1', label: '生化', station: '6' },
  { code: '2', label: '血常规', station: '4' },
  { code: '3', label: '尿常规', station: '5' },
] as const;

/** Whether a text is a label of a laboratory: 10 to 15 digits. */
export const isLaboratoryLabel = (text: string): boolean => /^\d{10,15}$/.test(text);

/** Answers of the check-up that come from a tube of that kind; one of them there means that results came back. */
export const labelResults = (kind: string): readonly string[] => {
  const station = LABEL_KINDS.find(({ code }) => code === kind)?.station;
  return STATIONS.find(({ code }) => code === station)?.all ?? [];
};
