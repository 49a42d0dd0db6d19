/** Whether programs may ask with tokens, and from pages of which other hosts. */
export type ProgramSettings = { readonly apiTokens?: true; readonly corsOrigins?: readonly string[] };

/** Nobody overhears what goes there: TLS, or this very machine. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.origin !== text || !/^[\w.:[\]-]+$/.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname));
}

/** Reads GONGWEI_API_TOKENS and GONGWEI_CORS; a sentence for each that cannot be used. */
export function readProgramSettings(environment: { readonly [name: string]: string | undefined }): {
  readonly settings: ProgramSettings;
  readonly troubles: readonly string[];
} {
  const tokens = environment['GONGWEI_API_TOKENS']?.trim() ?? '';
  const listed = environment['GONGWEI_CORS']?.trim() ?? '';
  const origins = listed === '' ? [] : listed.split(',').map((origin) => origin.trim());
  const wrong = origins.filter((origin) => !isOrigin(origin));
  const troubles = [
    ...(['', '0', '1'].includes(tokens) ? [] : [`GONGWEI_API_TOKENS 应为 1（打开接口令牌）或 0，现在是“${tokens}”。`]),
    ...(wrong.length === 0
      ? []
      : [
          `GONGWEI_CORS 应为网页的来源，如 https://a.example（不带路径，多个用逗号分隔），现在有“${wrong.join('、')}”。`,
        ]),
    ...(origins.length > 0 && tokens !== '1'
      ? ['GONGWEI_CORS 只对接口令牌有效，请同时设置 GONGWEI_API_TOKENS=1。']
      : []),
  ];
  return {
    settings: {
      ...(tokens === '1' && { apiTokens: true }),
      ...(origins.length > 0 && { corsOrigins: origins }),
    },
    troubles,
  };
}
