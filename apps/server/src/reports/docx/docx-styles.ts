import { XML_HEAD } from '../../shared/xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

type Look = {
  readonly id: string;
  readonly name: string;
  /** Half points. */
  readonly size: number;
  readonly face?: string;
  readonly bold?: true;
  readonly paragraph: string;
  /** A heading of the outline, from 0. */
  readonly outline?: number;
};

const LOOKS: readonly Look[] = [
  {
    id: 'Title',
    name: 'Title',
    size: 36,
    face: '黑体',
    bold: true,
    paragraph: '<w:spacing w:before="240" w:after="240"/><w:jc w:val="center"/>',
  },
  { id: 'Facts', name: 'Facts', size: 21, paragraph: '<w:spacing w:after="40"/>' },
  {
    id: 'Heading1',
    name: 'heading 1',
    size: 30,
    face: '黑体',
    paragraph: '<w:keepNext/><w:spacing w:before="320" w:after="120"/>',
    outline: 0,
  },
  {
    id: 'Body',
    name: 'Body Text',
    size: 24,
    paragraph:
      '<w:spacing w:line="360" w:lineRule="auto"/><w:ind w:firstLine="480" w:firstLineChars="200"/><w:jc w:val="both"/>',
  },
  {
    id: 'TableTitle',
    name: 'Table Title',
    size: 21,
    face: '黑体',
    paragraph: '<w:keepNext/><w:spacing w:before="160" w:after="60"/><w:jc w:val="center"/>',
  },
  { id: 'Cell', name: 'Cell', size: 18, paragraph: '<w:spacing w:before="20" w:after="20"/>' },
  { id: 'Footer', name: 'footer', size: 18, paragraph: '<w:jc w:val="center"/>' },
];

const style = ({ id, name, size, face, bold, paragraph, outline }: Look): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}${outline === undefined ? '' : `<w:outlineLvl w:val="${outline}"/>`}</w:pPr><w:rPr>${face === undefined ? '' : `<w:rFonts w:eastAsia="${face}"/>`}${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr></w:style>`;

/** Looks of a document as offices write them: Song type, headings in Hei, lines apart, the first two characters in. */
export const STYLES = `${XML_HEAD}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体" w:cs="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${LOOKS.map(style).join('')}</w:styles>`;
