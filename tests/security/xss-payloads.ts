/** What runs where a text is taken for HTML, an attribute, an address, a style or a program. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<marquee onstart=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xss onpointerenter=alert(1) style="position:fixed;inset:0">',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '#{alert(1)}',
  '=HYPERLINK("javascript:alert(1)","x")',
] as const;

/** Ways out of what a text may stand in. */
const WAYS: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `">${vector}`,
  (vector) => `'>${vector}`,
  (vector) => `</title></textarea></style></script>${vector}`,
  (vector) => `--></p>]]>${vector}`,
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (vector) => vector.replaceAll('<', '\\u003c').replaceAll('alert', '\\u0061lert'),
  (vector) => vector.replaceAll(/script|javascript/gi, (word) => `${word.slice(0, 3)}\t${word.slice(3)}`.toUpperCase()),
];

/** More than 200 texts that must be shown as they are and never run. */
export const XSS_PAYLOADS: readonly string[] = [
  ...new Set(VECTORS.flatMap((vector) => WAYS.map((way) => way(vector)))),
];
