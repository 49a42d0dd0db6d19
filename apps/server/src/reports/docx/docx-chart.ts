import type { DocumentChart } from '@gongwei/domain/reports';
import { XML_HEAD, xmlText } from '../../shared/xml-text.ts';

/** Fills that differ in lightness, so that they hold on a grey printer. */
const FILLS = [
  ...['1F4E79', '9DC3E6', '7F7F7F', 'F4B183', '548235', 'D0CECE'],
  ...['2E75B6', 'FFD966', '833C0B', 'A9D18E', '7030A0', 'FF7C80'],
] as const;
/** Green, yellow, orange, red. */
const RISKS = ['548235', 'FFD966', 'ED7D31', 'C00000'] as const;
const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';

const fill = (at: number, fills: readonly string[] = FILLS): string =>
  `<a:solidFill><a:srgbClr val="${fills[at % fills.length] ?? FILLS[0]}"/></a:solidFill>`;
const typed = (size: number): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size}"/></a:pPr><a:endParaRPr lang="zh-CN"/></a:p></c:txPr>`;

/** Both sides of a pyramid are shown as positive. */
const formatOf = ({ decimals, drawing }: DocumentChart): string => {
  const digits = decimals > 0 ? `0.${'0'.repeat(decimals)}` : '0';
  return drawing === 'pyramid' ? `${digits};${digits}` : digits;
};

const namesOf = (chart: DocumentChart): readonly string[] => (chart.series.length > 0 ? chart.series : [chart.title]);

/** One series: its name, its fill, the groups, and a number for each that has one. */
function series(chart: DocumentChart, at: number, look: string, after = ''): string {
  const { groups, drawing } = chart;
  const side = drawing === 'pyramid' && at === 0 ? -1 : 1;
  const points = groups.flatMap(({ values }, place) => {
    const value = values[at]?.value;
    return value == null ? [] : [`<c:pt idx="${place}"><c:v>${value * side}</c:v></c:pt>`];
  });
  const names = groups.map(({ label }, place) => `<c:pt idx="${place}"><c:v>${xmlText(label)}</c:v></c:pt>`);
  return [
    `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:tx><c:v>${xmlText(namesOf(chart)[at] ?? '')}</c:v></c:tx>${look}`,
    `<c:dLbls><c:numFmt formatCode="${formatOf(chart)}" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr>${typed(800)}<c:showLegendKey val="0"/><c:showVal val="${drawing === 'stacked' ? 0 : 1}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`,
    `<c:cat><c:strLit><c:ptCount val="${groups.length}"/>${names.join('')}</c:strLit></c:cat>`,
    `<c:val><c:numLit><c:formatCode>${formatOf(chart)}</c:formatCode><c:ptCount val="${groups.length}"/>${points.join('')}</c:numLit></c:val>${after}</c:ser>`,
  ].join('');
}

/** Groups down the side, the first on top, numbers along the foot. */
const lyingAxes = (format: string): string =>
  `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="maxMin"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${typed(900)}<c:crossAx val="2"/><c:crosses val="autoZero"/></c:catAx>` +
  `<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="${format}" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${typed(800)}<c:crossAx val="1"/><c:crosses val="max"/></c:valAx>`;
const standingAxes = (format: string): string =>
  `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${typed(900)}<c:crossAx val="2"/><c:crosses val="autoZero"/></c:catAx>` +
  `<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="D9D9D9"/></a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="${format}" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${typed(800)}<c:crossAx val="1"/><c:crosses val="autoZero"/></c:valAx>`;

/** Word counts days from the end of 1899. */
const EPOCH_OF_WORD = 25_569;

/** Points by their time and value, nothing between them; the numbers of the axes are days and values. */
function scatter({ title, groups, decimals, across }: DocumentChart, format: string): string {
  const numbers = (values: readonly number[], code: string): string =>
    `<c:numLit><c:formatCode>${code}</c:formatCode><c:ptCount val="${values.length}"/>${values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('')}</c:numLit>`;
  const points = groups.flatMap(({ at = 0, values: [one] }) =>
    one?.value == null ? [] : [[Number((at + EPOCH_OF_WORD).toFixed(4)), Number(one.value.toFixed(decimals))] as const],
  );
  const ends = across
    ? `<c:max val="${across.until + EPOCH_OF_WORD}"/><c:min val="${across.from + EPOCH_OF_WORD}"/>`
    : '';
  const axis = (id: number, other: number, at: string, range: string, code: string): string =>
    `<c:valAx><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/>${range}</c:scaling><c:delete val="0"/><c:axPos val="${at}"/><c:numFmt formatCode="${code}" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${typed(800)}<c:crossAx val="${other}"/><c:crosses val="autoZero"/></c:valAx>`;
  return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/><c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:v>${xmlText(title)}</c:v></c:tx><c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr><c:marker><c:symbol val="circle"/><c:size val="4"/><c:spPr>${fill(0)}</c:spPr></c:marker><c:xVal>${numbers(
    points.map(([day]) => day),
    'mm-dd',
  )}</c:xVal><c:yVal>${numbers(
    points.map(([, value]) => value),
    format,
  )}</c:yVal><c:smooth val="0"/></c:ser><c:axId val="1"/><c:axId val="2"/></c:scatterChart>${axis(1, 2, 'b', ends, 'mm-dd')}${axis(2, 1, 'l', '', format)}`;
}

/** What is drawn, and the axes around it. */
function plot(chart: DocumentChart): string {
  const names = namesOf(chart);
  const filled = (at: number): string => `<c:spPr>${fill(at, chart.fills && RISKS)}</c:spPr>`;
  if (chart.drawing === 'ring') {
    const parts = chart.groups.map(
      (_, at) => `<c:dPt><c:idx val="${at}"/><c:bubble3D val="0"/><c:spPr>${fill(at)}</c:spPr></c:dPt>`,
    );
    return `<c:doughnutChart><c:varyColors val="1"/>${series(chart, 0, parts.join(''))}<c:firstSliceAng val="0"/><c:holeSize val="55"/></c:doughnutChart>`;
  }
  if (chart.drawing === 'scatter') return scatter(chart, formatOf(chart));
  if (chart.drawing === 'line') {
    const lines = names.map((_, at) =>
      series(
        chart,
        at,
        `<c:spPr><a:ln w="22225">${fill(at)}</a:ln></c:spPr><c:marker><c:symbol val="${at % 2 === 0 ? 'circle' : 'square'}"/><c:size val="6"/><c:spPr>${fill(at)}</c:spPr></c:marker>`,
        '<c:smooth val="0"/>',
      ),
    );
    return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines.join('')}<c:marker val="1"/><c:axId val="1"/><c:axId val="2"/></c:lineChart>${standingAxes(formatOf(chart))}`;
  }
  const inOne = chart.drawing === 'stacked' || chart.drawing === 'pyramid';
  const bars = names.map((_, at) => series(chart, at, `${filled(at)}<c:invertIfNegative val="0"/>`));
  return `<c:barChart><c:barDir val="bar"/><c:grouping val="${inOne ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${bars.join('')}<c:gapWidth val="${inOne ? 30 : 60}"/>${inOne ? '<c:overlap val="100"/>' : ''}<c:axId val="1"/><c:axId val="2"/></c:barChart>${lyingAxes(formatOf(chart))}`;
}

/** A drawing of DrawingML: Word and WPS draw it themselves, sharp on every printer. Its numbers are literal, no workbook lies behind it. */
export function chartPart(chart: DocumentChart): string {
  const legend =
    chart.series.length > 1 || chart.drawing === 'ring'
      ? `<c:legend><c:legendPos val="${chart.drawing === 'ring' ? 'r' : 'b'}"/><c:overlay val="0"/>${typed(900)}</c:legend>`
      : '';
  const unit = chart.unit === '' ? '' : `（${chart.unit}）`;
  return `${XML_HEAD}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}"><c:roundedCorners val="0"/><c:chart><c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1100" b="1"/></a:pPr><a:r><a:rPr lang="zh-CN" sz="1100" b="1"/><a:t>${xmlText(`${chart.title}${unit}`)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${plot(chart)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:ln><a:noFill/></a:ln></c:spPr></c:chartSpace>`;
}

/** Millimetres a drawing needs: bars as many lines as they are, everything else the same. */
export function heightOf({ drawing, groups, series: names }: DocumentChart): number {
  if (drawing === 'ring' || drawing === 'line') return 70;
  if (drawing === 'scatter') return 80;
  const bars = drawing === 'stacked' || drawing === 'pyramid' ? 1 : Math.max(1, names.length);
  return Math.min(220, 24 + groups.length * (bars * 4.5 + 3) + (names.length > 1 ? 8 : 0));
}
