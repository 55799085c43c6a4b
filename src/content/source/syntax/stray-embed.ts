import { readVideo } from '../../../fields/read-video.ts';
import { finding } from '../../problems/finding.ts';
import { findBlock, writeAsProse, writeAsSection } from '../../schema/as-section.ts';
import { isLongText } from '../../schema/files.ts';
import { isWritten, withHeading, type Line } from '../lines.ts';
import { faultOn, type Telltale } from './fault.ts';
import { isSection } from './shifted.ts';

/** `<iframe src="…"></iframe>`, which other sites give as code. */
const embed = /^<(?:iframe|video|embed)\s/i;

const isMap = (address: string) => /\bgoogle\.[a-z.]+\/maps\b|\bmaps\.|\bopenstreetmap\.org\b/i.test(address);

/** The section that shows what code leads to, where there is one. */
function sectionFor(address: string): readonly string[] | undefined {
  const video = readVideo(address)?.href;
  if (video !== undefined) return writeAsProse(video);
  const map = isMap(address) ? findBlock('mapa') : undefined;
  return map && writeAsSection(map, {});
}

/** The address of what a line shows of another site: of code that of its source, of a video's address that itself. */
function addressIn(line: Line, above: Line | undefined): string | undefined {
  const text = line.text.trim();
  if (embed.test(text)) return /\ssrc=["']?([^\s"'<>]+)/i.exec(text)?.[1]?.replace(/^\/\//, 'https://') ?? '';
  // In a long text an address is a link.
  const isLong = above?.key !== undefined && (isLongText(above.key) || above.value === '');
  return !isLong && /^https?:\S+$/.test(text) && readVideo(text) !== undefined ? text : undefined;
}

/** Code of a map or of a video, or a video's address, on a line of its own among the fields of a section. */
export const strayEmbed: Telltale = (line, lines, index) => {
  if (line.kind !== 'content' || line.dashes > 0 || /^\S+: /.test(line.text.trim())) return undefined;
  const above = lines.slice(0, index).findLast(isWritten);
  const home = lines.slice(0, index).findLast(isSection);
  // Right behind a blank line it stands between sections.
  if (home === undefined || above === undefined || lines[index - 1]?.kind !== 'content') return undefined;
  const address = addressIn(line, above);
  if (address === undefined) return undefined;
  const next = lines.findIndex((one, at) => at > index && isSection(one));
  const last = lines.findLastIndex(isWritten) + 1;
  const margin = ' '.repeat(home.indent);
  const mistake = finding('strayEmbed', {
    address,
    number: index + 1,
    above: next === -1 ? undefined : withHeading(lines, next) + 1,
    last,
    lines: sectionFor(address)?.map((one) => margin + one),
  });
  return faultOn(line, line.indent, line.text.trimEnd().length, mistake);
};
